import { Element } from 'domhandler';
import type { ParentNode } from 'domhandler';

import { scoreAsIngredient } from '../line-heuristics.ts';
import type { VisibleLine, VisibleText } from '../visible-text.ts';
import { createPartCandidate } from './part-candidate.ts';
import type { PartCandidate, PartKind } from './part-candidate.ts';

/** Longer than any part of a recipe. */
const MAX_LINES = 400;
/** How many non-item lines in a row a list may contain, such as an image caption or an ad. */
const MAX_LINES_BETWEEN_ITEMS = 3;
/** How many ancestors of a heading are tried as the extent of its part. */
const MAX_ANCESTORS = 8;
const DISTANCE_FACTOR = 0.95;
/** Pages usually have one heading per part; some have another in the table of contents or the print view. */
const MAX_HEADINGS = 12;

const isMarkedHeading = ({ level }: VisibleLine): boolean => level >= 1 && level <= 6;

/** Whether a heading of the same level introduces a group within the part rather than something else. */
const introducesGroup = (kind: PartKind, lines: readonly VisibleLine[], index: number): boolean => {
  const next = lines.slice(index + 1, index + 3).find(({ level }) => level === 0);
  if (next === undefined) return false;
  return kind === 'ingredients'
    ? next.item !== undefined && scoreAsIngredient(next.text) >= 0.3
    : next.item !== undefined;
};

/** Finds the end of the part under a heading, from the headings that follow and the end of its list. */
const findPartEnd = (kind: PartKind, lines: readonly VisibleLine[], headingIndex: number): number => {
  const heading = lines[headingIndex];
  if (heading === undefined) return headingIndex;
  let linesSinceItem = 0;
  let hasItems = false;
  const limit = Math.min(lines.length, headingIndex + MAX_LINES);
  for (let index = headingIndex + 1; index < limit; index += 1) {
    const line = lines[index];
    if (line === undefined || (line.part !== undefined && line.part !== kind)) return index;
    if (isMarkedHeading(line) && line.part !== kind) {
      const isLower = line.level > heading.level && heading.level > 0;
      if (!isLower && !introducesGroup(kind, lines, index)) return index;
    }
    if (line.item !== undefined) {
      hasItems = true;
      linesSinceItem = 0;
    } else if (hasItems && line.level === 0) {
      linesSinceItem += 1;
      if (linesSinceItem > MAX_LINES_BETWEEN_ITEMS) return index;
    }
  }
  return limit;
};

/** Candidates for the part under a heading: one for each ancestor of the heading that could contain all of it. */
const findCandidatesUnder = (kind: PartKind, text: VisibleText, headingIndex: number): PartCandidate[] => {
  const { lines, ranges } = text;
  const end = findPartEnd(kind, lines, headingIndex);
  const candidates: PartCandidate[] = [];
  // Each step away from the heading lowers the score, so a larger candidate must be clearly better.
  const addUpTo = (to: number): void => {
    const candidate = createPartCandidate(kind, lines.slice(headingIndex + 1, to), 'heading');
    candidates.push({ ...candidate, score: candidate.score * DISTANCE_FACTOR ** candidates.length });
  };
  let reached = headingIndex + 1;
  let ancestor: ParentNode | null = lines[headingIndex]?.block ?? null;
  for (let level = 0; level < MAX_ANCESTORS && ancestor instanceof Element && reached < end; level += 1) {
    const to = Math.min(end, ranges.get(ancestor)?.[1] ?? reached);
    if (to > reached) addUpTo(to);
    reached = Math.max(reached, to);
    ancestor = ancestor.parent;
  }
  if (reached < end) addUpTo(end);
  return candidates;
};

/** The last of several adjacent headings. If they are tabs, the first tab's content follows the last heading. */
const findLastTab = (lines: readonly VisibleLine[], headingIndex: number): number => {
  let index = headingIndex;
  while (lines[index + 1]?.part !== undefined && lines[index + 1]?.part !== lines[index]?.part) index += 1;
  return index;
};

/** Finds parts under the headings that introduce them. */
export const findPartsByHeading = (kind: PartKind, text: VisibleText): PartCandidate[] => {
  const headings = text.lines.flatMap((line) => (line.part === kind ? [line.index] : []));
  return headings
    .slice(0, MAX_HEADINGS)
    .flatMap((index) => findCandidatesUnder(kind, text, findLastTab(text.lines, index)));
};
