import * as flag from './flags.ts';
import { is, isMark, isWord, phraseAt } from './ruled-line.ts';
import type { RuledLine } from './ruled-line.ts';

/** `in ca. 1 cm große Würfel`: as far as a shape is looked for. */
const FARTHEST_SHAPE = 8;

/** Skips the shape that a food is cut into: `in dünne Scheiben`. */
export const afterShape = (line: RuledLine, at: number, limit: number): number => {
  if (!is(line, at, flag.INTO)) return at;
  const farthest = Math.min(limit, at + FARTHEST_SHAPE);
  for (let next = at + 1; next < farthest; next += 1) {
    if (is(line, next, flag.SHAPE)) return next + 1;
    // `pâte à pain en tranches`: the shape belongs to the nearer word.
    if (is(line, next, flag.INTO | flag.WITH)) return at;
    if (isMark(line, next) && line.keys[next] !== '.' && line.keys[next] !== '-') return at;
  }
  return at;
};

/** The place after `mit Schale`, `sans la peau`; without it, here. */
const afterPart = (line: RuledLine, at: number, limit: number): number => {
  if (!is(line, at, flag.WITH)) return at;
  for (let next = at + 1; next < Math.min(limit, at + 3); next += 1) if (is(line, next, flag.PART)) return next + 1;
  return at;
};

/** The first word from here that does not say how: `sehr fein` gehackt. */
const afterManners = (line: RuledLine, from: number, limit: number): number => {
  let at = from;
  while (at < limit && is(line, at, flag.MANNER | flag.DEGREE)) at += 1;
  return at;
};

/** The place after one thing that was done to the food, `sehr fein gehackt`; without it, here. */
const afterDoing = (line: RuledLine, from: number, limit: number): number => {
  const part = line.hasName ? afterPart(line, from, limit) : from;
  if (part > from) return part;
  const at = afterManners(line, from, limit);
  if (at >= limit) return from;
  if (is(line, at, flag.DONE)) return at + 1;
  // `frisch gemahlen` was done by the cook, `gemahlen` is how it is bought, and `sehr reif` is how it is.
  return at > from && is(line, at, flag.STATE) && is(line, at - 1, flag.MANNER) ? at + 1 : from;
};

/** Skips one or more preparations: `fein gehackt und ohne Kerne`, `hachés finement`. */
export const afterDoings = (line: RuledLine, from: number, limit: number): number => {
  let at = afterDoing(line, from, limit);
  if (at === from) return from;
  for (;;) {
    const isJoined = at < limit && is(line, at, flag.AND | flag.OR);
    const joined = isJoined ? at + 1 : at;
    const next = afterDoing(line, joined, limit);
    if (next > joined) at = next;
    // `tostadas y molidas`
    else if (isJoined && joined < limit && is(line, joined, flag.STATE)) at = joined + 1;
    else if (at < limit && is(line, at, flag.MANNER)) at += 1;
    else return at;
  }
};

/** Whether the range mentions an action, a state, or a part of the food. */
export const tellsPreparation = (line: RuledLine, first: number, end: number): boolean => {
  for (let at = first; at < end; at += 1) {
    if (is(line, at, flag.DONE | flag.STATE | flag.TAKING)) return true;
    if (is(line, at, flag.INTO) && afterShape(line, at, end) > at) return true;
    if (is(line, at, flag.WITH) && afterPart(line, at, end) > at) return true;
    if (phraseAt(line, at, end)?.kind === 'preparation') return true;
  }
  return looksDone(line, first) || looksDone(line, end - 1);
};

const SHORTEST_PARTICIPLE = 6;

/** A word that no lexicon has, but that ends as participles do. */
const looksDone = (line: RuledLine, at: number): boolean => {
  const key = line.keys[at] ?? '';
  if (!isWord(line, at) || is(line, at, -1) || key.length < SHORTEST_PARTICIPLE) return false;
  return line.vocabulary.participles.some((ending) => key.endsWith(ending));
};
