import { spreadOf } from '../library/figures.ts';
import type { Spread } from '../library/figures.ts';
import type { RecipeSet } from './recipes.ts';

interface Kind {
  readonly name: string;
  /** Reviewed in turns. */
  readonly sets: readonly RecipeSet[];
}

/** With so many sets in turns, no recipe is among the last that were read, which the service keeps. */
const SETS = 5;

const kinds: readonly Kind[] = [
  { name: 'taken apart', sets: [{ number: 0, writing: 'parts' }] },
  { name: 'as written', sets: [{ number: 0, writing: 'lines' }] },
  {
    name: 'as written, not in memory',
    sets: Array.from({ length: SETS }, (_, index) => ({ number: index + 1, writing: 'lines' })),
  },
];

/** Milliseconds for recipes of one kind. */
export interface KindFigures extends Spread {
  readonly kind: string;
}

const WARM_UP = SETS;

/** Times so many reviews of each kind. `prepare` gives what reviews one set and tells how many milliseconds it took. */
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
    figures.push({ kind: name, ...spreadOf(times.slice(WARM_UP)) });
  }
  return figures;
};
