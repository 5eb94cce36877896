import type { Section } from '../../../../sections/section-list.ts';
import type { PagePart } from '../../../../vocabulary/languages/language-words.ts';
import { getSectionItems } from '../../sections.ts';
import { extractIngredientSections, extractStepSections } from '../extract-sections.ts';
import { scoreAsIngredient, scoreAsStep } from '../line-heuristics.ts';
import type { VisibleLine } from '../visible-text.ts';

/** The two parts to find. */
export type PartKind = Exclude<PagePart, 'end'>;

/** How a passage was found: by its heading, by its class name, or because each of its items has the class name. */
export type PartEvidence = 'heading' | 'class' | 'items of a class';

/** A passage of the page that may be a part of the recipe, with a score. */
export interface PartCandidate {
  readonly sections: readonly Section[];
  /** Indexes of the first and last line. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly score: number;
}

/** Subtracted per line, so that lines with nothing but their length in favor lower the score slightly. */
const LINE_PENALTY = 0.35;
/** Longer than any part of a recipe. */
const MAX_LINES = 1000;
/** Typical length of a step in characters. */
const TYPICAL_STEP_LENGTH = 120;
/** Class names are stronger evidence than appearance, and a class name on each step is the strongest. */
const EVIDENCE_BONUS: Readonly<Record<PartEvidence, number>> = { heading: 0, class: 0.1, 'items of a class': 0.2 };

const scoreIngredients = (items: readonly string[]): number =>
  items.reduce((sum, item) => sum + scoreAsIngredient(item) - LINE_PENALTY, 0);

/**
 * Average quality of the steps, weighted by the logarithm of their length: pages are full of text, so length alone must
 * not win.
 */
const scoreSteps = (items: readonly string[], bonus: number): number => {
  const length = items.reduce((sum, item) => sum + item.length, 0);
  if (length === 0) return 0;
  const average = items.reduce((sum, item) => sum + scoreAsStep(item), 0) / items.length;
  return (average + bonus) * Math.log2(1 + length / TYPICAL_STEP_LENGTH);
};

/** Scores how much the sections look like the given part of a recipe. */
export const scoreSections = (
  kind: PartKind,
  sections: readonly Section[],
  evidence: PartEvidence = 'heading',
): number => {
  const items = getSectionItems(sections);
  return kind === 'ingredients' ? scoreIngredients(items) : scoreSteps(items, EVIDENCE_BONUS[evidence]);
};

/** Cuts the lines off at the heading of another part. */
const cutAtOtherPart = (kind: PartKind, lines: readonly VisibleLine[]): readonly VisibleLine[] => {
  const end = lines.findIndex((line, index) => index > 0 && line.part !== undefined && line.part !== kind);
  return end < 0 ? lines : lines.slice(0, end);
};

const isSameSection = (a: Section, b: Section | undefined): boolean =>
  a.title === b?.title && a.items.join('\n') === b.items.join('\n');

/** Some pages contain a list twice, once for small screens and once for large ones. */
const dropRepetition = (sections: Section[]): Section[] => {
  const half = sections.length / 2;
  if (half < 1 || !Number.isInteger(half)) return sections;
  const isRepeated = sections.slice(0, half).every((section, index) => isSameSection(section, sections[half + index]));
  return isRepeated ? sections.slice(0, half) : sections;
};

/** Parses the lines as a part of a recipe and scores the result. */
export const createPartCandidate = (
  kind: PartKind,
  allLines: readonly VisibleLine[],
  evidence: PartEvidence,
): PartCandidate => {
  const lines = cutAtOtherPart(kind, allLines.slice(0, MAX_LINES));
  const sections = dropRepetition(
    kind === 'ingredients' ? extractIngredientSections(lines) : extractStepSections(lines),
  );
  return {
    sections,
    firstLine: lines[0]?.index ?? 0,
    lastLine: lines.at(-1)?.index ?? 0,
    score: scoreSections(kind, sections, evidence),
  };
};
