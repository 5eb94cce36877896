import { Element } from 'domhandler';
import type { ParentNode } from 'domhandler';

import { ingredientLikeness } from './line-looks.ts';
import type { Line, VisibleText } from './line.ts';
import { partOf } from './part.ts';
import type { Part, PartKind } from './part.ts';

/** Longer than any part of a recipe. */
const MOST_LINES = 400;
/** How many lines that are no items may stand among the items of a list: a picture, an advertisement. */
const MOST_BETWEEN = 3;
/** How many of the elements around a heading are tried for where its part ends. */
const MOST_AROUND = 8;
const FARTHER = 0.95;
/** A page has one heading of a kind, some have one for the contents and one for printing. */
const MOST_HEADINGS = 12;

const isMarkedHeading = ({ level }: Line): boolean => level >= 1 && level <= 6;

/** Whether a heading of the same rank as that of the part stands over a group of it, and not over something else. */
const isOverGroup = (kind: PartKind, lines: readonly Line[], at: number): boolean => {
  const next = lines.slice(at + 1, at + 3).find(({ level }) => level === 0);
  if (next === undefined) return false;
  return kind === 'ingredients'
    ? next.item !== undefined && ingredientLikeness(next.text) >= 0.3
    : next.item !== undefined;
};

/** Where the part under a heading ends, by the headings after it and by where its list ends. */
const endOfPart = (kind: PartKind, lines: readonly Line[], from: number): number => {
  const anchor = lines[from];
  if (anchor === undefined) return from;
  let between = 0;
  let hasItems = false;
  const last = Math.min(lines.length, from + MOST_LINES);
  for (let at = from + 1; at < last; at += 1) {
    const line = lines[at];
    if (line === undefined || (line.kind !== undefined && line.kind !== kind)) return at;
    if (isMarkedHeading(line) && line.kind !== kind) {
      const isLower = line.level > anchor.level && anchor.level > 0;
      if (!isLower && !isOverGroup(kind, lines, at)) return at;
    }
    if (line.item !== undefined) {
      hasItems = true;
      between = 0;
    } else if (hasItems && line.level === 0) {
      between += 1;
      if (between > MOST_BETWEEN) return at;
    }
  }
  return last;
};

/** The part under a heading, for each of the elements around the heading that could be the whole of it. */
const partsUnder = (kind: PartKind, text: VisibleText, from: number): Part[] => {
  const { lines, ranges } = text;
  const end = endOfPart(kind, lines, from);
  const parts: Part[] = [];
  // The farther the element is from the heading, the more it must have to offer.
  const add = (to: number): void => {
    const part = partOf(kind, lines.slice(from + 1, to), 'heading');
    parts.push({ ...part, score: part.score * FARTHER ** parts.length });
  };
  let last = from + 1;
  let around: ParentNode | null = lines[from]?.block ?? null;
  for (let level = 0; level < MOST_AROUND && around instanceof Element && last < end; level += 1) {
    const to = Math.min(end, ranges.get(around)?.[1] ?? last);
    if (to > last) add(to);
    last = Math.max(last, to);
    around = around.parent;
  }
  if (last < end) add(end);
  return parts;
};

/** The last of headings that follow each other. Where they stand over tabs, the first tab follows the last heading. */
const lastOfTabs = (lines: readonly Line[], from: number): number => {
  let at = from;
  while (lines[at + 1]?.kind !== undefined && lines[at + 1]?.kind !== lines[at]?.kind) at += 1;
  return at;
};

/** What stands under the headings for a part of a recipe. */
export const partsByHeading = (kind: PartKind, text: VisibleText): Part[] => {
  const headings = text.lines.flatMap((line) => (line.kind === kind ? [line.at] : []));
  return headings.slice(0, MOST_HEADINGS).flatMap((at) => partsUnder(kind, text, lastOfTabs(text.lines, at)));
};
