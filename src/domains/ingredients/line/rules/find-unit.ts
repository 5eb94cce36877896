import type { Dimension } from '../../../units/index.ts';
import * as flag from './word-flags.ts';
import {
  skipAbbreviationDot,
  hasFlag,
  isAttached,
  isMark,
  isWord,
  findPhraseAt,
  joinTokens,
} from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';
import { findUnitDimension } from './find-unit-dimension.ts';
import { isSizeAbbreviation } from './size-abbreviation.ts';

/** A unit in a line, as a token range, and what it measures. */
export interface UnitMatch {
  readonly first: number;
  readonly end: number;
  readonly dimension: Dimension;
}

/** `cuillère(s) à soupe`: the longest unit, with its marks. */
const MAX_UNIT_LENGTH = 7;
const INSIDE = new Set(['.', '(', ')', "'", '’', '-']);
const CLOSING = new Set([')', "'", '’']);

/** How far a unit that begins here can reach at most. */
const reach = (line: LabelingState, at: number, limit: number): number => {
  if (!hasFlag(line, at, flag.MULTIWORD_UNIT_START) && !(isMark(line, at + 1) && isAttached(line, at + 1)))
    return at + 1;
  const farthest = Math.min(limit, at + MAX_UNIT_LENGTH);
  let end = at + 1;
  while (end < farthest && (isWord(line, end) || INSIDE.has(line.keys[end] ?? ''))) end += 1;
  return end;
};

/** A bracket that is opened is closed, and a unit ends with a word. */
const isWhole = (line: LabelingState, first: number, end: number): boolean => {
  if (isMark(line, end - 1) && !CLOSING.has(line.keys[end - 1] ?? '')) return false;
  let depth = 0;
  for (let at = first; at < end; at += 1) {
    if (line.keys[at] === '(') depth += 1;
    if (line.keys[at] === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
};

/** The longest unit that starts at `at`. */
export const findUnitAt = (line: LabelingState, at: number, limit: number): UnitMatch | undefined => {
  // An elided article (`l'`) would be a litre.
  if (at >= limit || !isWord(line, at) || line.keys[at]?.endsWith("'") === true) return undefined;
  const kind = findPhraseAt(line, at, limit)?.kind;
  if (kind === 'knob') return { first: at, end: at + 1, dimension: 'kitchen' };
  if (kind === 'food' || kind === 'size' || hasFlag(line, at, flag.NON_UNIT)) return undefined;
  if (isSizeAbbreviation(line, at, limit)) return undefined;
  for (let end = reach(line, at, limit); end > at; end -= 1) {
    if (!isWhole(line, at, end)) continue;
    const dimension = findUnitDimension(joinTokens(line, at, end), line.language);
    if (dimension !== undefined) return { first: at, end, dimension };
  }
  return hasFlag(line, at, flag.UNREGISTERED_UNIT) ? { first: at, end: at + 1, dimension: 'count' } : undefined;
};

const MODIFIERS = flag.FILL_LEVEL | flag.SIZE | flag.SIZE_ABBREVIATION;
/** How many words may say how full or how large the unit is. */
const MAX_FILL_LEVELS = 2;

/** Like `unitAt`, but includes words before the unit that say how full or large it is: `gehäufte`, `kleine`. */
export const findUnitWithModifiersAt = (line: LabelingState, at: number, limit: number): UnitMatch | undefined => {
  const plain = findUnitAt(line, at, limit);
  if (plain !== undefined && plain.end > at + 1) return plain;
  let next = at;
  for (let heaps = 0; heaps < MAX_FILL_LEVELS && hasFlag(line, next, MODIFIERS); heaps += 1) {
    next = skipAbbreviationDot(line, next + 1);
    const unit = findUnitAt(line, next, limit);
    // `gr. Dose` is a large can, `gr. Mehl` are grams.
    if (unit !== undefined) return { ...unit, first: at };
  }
  return plain;
};
