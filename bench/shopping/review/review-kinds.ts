import { computeSpread } from '../../statistics.ts';
import type { Spread } from '../../statistics.ts';
import type { RecipeSet } from './recipe-sets.ts';

interface Kind {
  readonly name: string;
  /** Reviewed in turn. */
  readonly sets: readonly RecipeSet[];
}

/** With this many sets in turn, the service's cache of parsed recipes never has a hit. */
const SETS = 5;

const kinds: readonly Kind[] = [
  { name: 'parsed', sets: [{ number: 0, writing: 'parts' }] },
  { name: 'lines of text', sets: [{ number: 0, writing: 'lines' }] },
  {
    name: 'lines of text, not cached',
    sets: Array.from({ length: SETS }, (_, index) => ({ number: index + 1, writing: 'lines' })),
  },
];

/** Milliseconds for recipes of one kind. */
export interface KindFigures extends Spread {
  readonly kind: string;
}

const WARM_UP = SETS;

/**
 * Times reviews of each kind. `prepare` returns a function that reviews one set and returns the elapsed milliseconds.
 */
export const timeKinds = async (
  reviews: number,
  prepare: (set: RecipeSet) => Promise<() => Promise<number>>,
): Promise<readonly KindFigures[]> => {
  const figures: KindFigures[] = [];
  for (const { name, sets } of kinds) {
    const timers: (() => Promise<number>)[] = [];
    for (const set of sets) timers.push(await prepare(set));
    const times: number[] = [];
    for (let turn = 0; turn < WARM_UP + reviews; turn += 1) times.push((await timers[turn % timers.length]?.()) ?? 0);
    figures.push({ kind: name, ...computeSpread(times.slice(WARM_UP)) });
  }
  return figures;
};
