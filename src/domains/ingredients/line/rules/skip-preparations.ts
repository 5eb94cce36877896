import * as flag from './word-flags.ts';
import { hasFlag, isMark, isWord, findPhraseAt } from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';

/** `in ca. 1 cm große Würfel`: as far as a shape is looked for. */
const MAX_SHAPE_DISTANCE = 8;

/** Skips the shape that a food is cut into: `in dünne Scheiben`. */
export const skipShape = (line: LabelingState, at: number, limit: number): number => {
  if (!hasFlag(line, at, flag.INTO)) return at;
  const farthest = Math.min(limit, at + MAX_SHAPE_DISTANCE);
  for (let next = at + 1; next < farthest; next += 1) {
    if (hasFlag(line, next, flag.SHAPE)) return next + 1;
    // `pâte à pain en tranches`: the shape belongs to the nearer word.
    if (hasFlag(line, next, flag.INTO | flag.WITH_OR_WITHOUT)) return at;
    if (isMark(line, next) && line.keys[next] !== '.' && line.keys[next] !== '-') return at;
  }
  return at;
};

/** The place after `mit Schale`, `sans la peau`; without it, here. */
const afterPart = (line: LabelingState, at: number, limit: number): number => {
  if (!hasFlag(line, at, flag.WITH_OR_WITHOUT)) return at;
  for (let next = at + 1; next < Math.min(limit, at + 3); next += 1)
    if (hasFlag(line, next, flag.FOOD_PART)) return next + 1;
  return at;
};

/** The first word from here that does not say how: `sehr fein` gehackt. */
const afterManners = (line: LabelingState, from: number, limit: number): number => {
  let at = from;
  while (at < limit && hasFlag(line, at, flag.MANNER | flag.INTENSIFIER)) at += 1;
  return at;
};

/** The place after one thing that was done to the food, `sehr fein gehackt`; without it, here. */
const afterDoing = (line: LabelingState, from: number, limit: number): number => {
  const part = line.hasName ? afterPart(line, from, limit) : from;
  if (part > from) return part;
  const at = afterManners(line, from, limit);
  if (at >= limit) return from;
  if (hasFlag(line, at, flag.PREPARATION)) return at + 1;
  // `frisch gemahlen` was done by the cook, `gemahlen` is how it is bought, and `sehr reif` is how it is.
  return at > from && hasFlag(line, at, flag.STATE) && hasFlag(line, at - 1, flag.MANNER) ? at + 1 : from;
};

/** Skips one or more preparations: `fein gehackt und ohne Kerne`, `hachés finement`. */
export const skipPreparations = (line: LabelingState, from: number, limit: number): number => {
  let at = afterDoing(line, from, limit);
  if (at === from) return from;
  for (;;) {
    const isJoined = at < limit && hasFlag(line, at, flag.AND | flag.OR);
    const joined = isJoined ? at + 1 : at;
    const next = afterDoing(line, joined, limit);
    if (next > joined) at = next;
    // `tostadas y molidas`
    else if (isJoined && joined < limit && hasFlag(line, joined, flag.STATE)) at = joined + 1;
    else if (at < limit && hasFlag(line, at, flag.MANNER)) at += 1;
    else return at;
  }
};

/** Whether the range mentions an action, a state, or a part of the food. */
export const hasPreparation = (line: LabelingState, first: number, end: number): boolean => {
  for (let at = first; at < end; at += 1) {
    if (hasFlag(line, at, flag.PREPARATION | flag.STATE | flag.EXTRACT)) return true;
    if (hasFlag(line, at, flag.INTO) && skipShape(line, at, end) > at) return true;
    if (hasFlag(line, at, flag.WITH_OR_WITHOUT) && afterPart(line, at, end) > at) return true;
    if (findPhraseAt(line, at, end)?.kind === 'preparation') return true;
  }
  return looksDone(line, first) || looksDone(line, end - 1);
};

const MIN_PARTICIPLE_LENGTH = 6;

/** A word that no lexicon has, but that ends as participles do. */
const looksDone = (line: LabelingState, at: number): boolean => {
  const key = line.keys[at] ?? '';
  if (!isWord(line, at) || hasFlag(line, at, -1) || key.length < MIN_PARTICIPLE_LENGTH) return false;
  return line.vocabulary.participles.some((ending) => key.endsWith(ending));
};
