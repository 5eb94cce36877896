import type { Section } from '../../shared/sections/section-list.ts';
import type { PagePart } from '../../shared/vocabulary/languages/language-words.ts';
import { itemsOf } from './items-of.ts';
import { ingredientLikeness, stepLikeness } from './line-looks.ts';
import type { Line } from './line.ts';
import { readIngredientSections, readStepSections } from './read-sections.ts';

/** The two parts that are looked for. */
export type PartKind = Exclude<PagePart, 'end'>;

/** By what a stretch was found: the heading over it, or the name of the element that it is. */
export type Clue = 'heading' | 'class' | 'items of a class';

/** A stretch of a page that may be one of the parts of a recipe, and how much it looks like it. */
export interface Part {
  readonly sections: readonly Section[];
  /** The places of its first and its last line on the page. */
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

/** A line that has nothing of an ingredient but its length counts a little against the stretch that holds it. */
const ORDINARY = 0.35;
/** Longer than any part of a recipe. */
const MOST_LINES = 1000;
/** Steps have about this many letters. */
const STEP_LENGTH = 120;
/** The name of an element says more than its looks, and that each step has one says most. */
const TRUST: Readonly<Record<Clue, number>> = { heading: 0, class: 0.1, 'items of a class': 0.2 };

const scoreOfIngredients = (items: readonly string[]): number =>
  items.reduce((sum, item) => sum + ingredientLikeness(item) - ORDINARY, 0);

/** How good the steps are on average, and more for many than for few, but not much more: pages are full of text. */
const scoreOfSteps = (items: readonly string[], trust: number): number => {
  const length = items.reduce((sum, item) => sum + item.length, 0);
  if (length === 0) return 0;
  const likeness = items.reduce((sum, item) => sum + stepLikeness(item), 0) / items.length;
  return (likeness + trust) * Math.log2(1 + length / STEP_LENGTH);
};

/** How much sections look like a part of a recipe. */
export const scoreOf = (kind: PartKind, sections: readonly Section[], clue: Clue = 'heading'): number => {
  const items = itemsOf(sections);
  return kind === 'ingredients' ? scoreOfIngredients(items) : scoreOfSteps(items, TRUST[clue]);
};

/** As far as the heading of another part. */
const beforeOthers = (kind: PartKind, lines: readonly Line[]): readonly Line[] => {
  const end = lines.findIndex((line, at) => at > 0 && line.kind !== undefined && line.kind !== kind);
  return end < 0 ? lines : lines.slice(0, end);
};

const isSame = (one: Section, other: Section | undefined): boolean =>
  one.title === other?.title && one.items.join('\n') === other.items.join('\n');

/** Some pages have a list once for small screens and once for large ones. */
const onlyOnce = (sections: Section[]): Section[] => {
  const half = sections.length / 2;
  if (half < 1 || !Number.isInteger(half)) return sections;
  const isTwice = sections.slice(0, half).every((section, at) => isSame(section, sections[half + at]));
  return isTwice ? sections.slice(0, half) : sections;
};

/** What lines are as a part of a recipe. */
export const partOf = (kind: PartKind, all: readonly Line[], clue: Clue): Part => {
  const lines = beforeOthers(kind, all.slice(0, MOST_LINES));
  const sections = onlyOnce(kind === 'ingredients' ? readIngredientSections(lines) : readStepSections(lines));
  return { sections, from: lines[0]?.at ?? 0, to: lines.at(-1)?.at ?? 0, score: scoreOf(kind, sections, clue) };
};
