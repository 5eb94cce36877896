import type { Dimension } from '../../../units/index.ts';
import * as flag from './flags.ts';
import { afterDot, is, isGlued, isMark, isWord, phraseAt, textBetween } from './ruled-line.ts';
import type { RuledLine } from './ruled-line.ts';
import { unitDimension } from './unit-dimension.ts';

/** A unit in a line, as a token range, and what it measures. */
export interface UnitAt {
  readonly first: number;
  readonly end: number;
  readonly dimension: Dimension;
}

/** `cuillère(s) à soupe`: the longest unit, with its marks. */
const LONGEST_UNIT = 7;
const INSIDE = new Set(['.', '(', ')', "'", '’', '-']);
const CLOSING = new Set([')', "'", '’']);

/** How far a unit that begins here can reach at most. */
const reach = (line: RuledLine, at: number, limit: number): number => {
  if (!is(line, at, flag.LONG_UNIT) && !(isMark(line, at + 1) && isGlued(line, at + 1))) return at + 1;
  const farthest = Math.min(limit, at + LONGEST_UNIT);
  let end = at + 1;
  while (end < farthest && (isWord(line, end) || INSIDE.has(line.keys[end] ?? ''))) end += 1;
  return end;
};

/** A bracket that is opened is closed, and a unit ends with a word. */
const isWhole = (line: RuledLine, first: number, end: number): boolean => {
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
export const unitAt = (line: RuledLine, at: number, limit: number): UnitAt | undefined => {
  // An elided article (`l'`) would be a litre.
  if (at >= limit || !isWord(line, at) || line.keys[at]?.endsWith("'") === true) return undefined;
  const kind = phraseAt(line, at, limit)?.kind;
  if (kind === 'knob') return { first: at, end: at + 1, dimension: 'kitchen' };
  if (kind === 'food' || kind === 'size' || is(line, at, flag.NO_UNIT)) return undefined;
  for (let end = reach(line, at, limit); end > at; end -= 1) {
    if (!isWhole(line, at, end)) continue;
    const dimension = unitDimension(textBetween(line, at, end), line.language);
    if (dimension !== undefined) return { first: at, end, dimension };
  }
  return is(line, at, flag.MORE_UNIT) ? { first: at, end: at + 1, dimension: 'count' } : undefined;
};

/** How many words may say how full or how large the unit is. */
const MOST_HEAPS = 2;

/** Like `unitAt`, but includes words before the unit that say how full or large it is: `gehäufte`, `kleine`. */
export const heapedUnitAt = (line: RuledLine, at: number, limit: number): UnitAt | undefined => {
  const plain = unitAt(line, at, limit);
  if (plain !== undefined && plain.end > at + 1) return plain;
  let next = at;
  for (let heaps = 0; heaps < MOST_HEAPS && is(line, next, flag.HEAP | flag.SIZE); heaps += 1) {
    next = afterDot(line, next + 1);
    const unit = unitAt(line, next, limit);
    // `gr. Dose` is a large can, `gr. Mehl` are grams.
    if (unit !== undefined) return { ...unit, first: at };
  }
  return plain;
};
