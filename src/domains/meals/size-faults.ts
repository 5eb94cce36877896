import type { Fault } from '../../platform/problem/problem.ts';
import { MOST_CHARACTERS } from './dish.schemas.ts';
import type { StoredDish } from './dish.schemas.ts';

const charactersOf = (dishes: readonly StoredDish[]): number => JSON.stringify(dishes).length;

/**
 * Dishes that are too much for one meal, however each of them is within its bounds. Those that were as much before may
 * stay: a meal that is planned from a saved one has longer ids, and could not be corrected otherwise.
 */
export const sizeFaults = (dishes: readonly StoredDish[], before: readonly StoredDish[]): readonly Fault[] => {
  const characters = charactersOf(dishes);
  if (characters <= MOST_CHARACTERS || characters <= charactersOf(before)) return [];
  const most = MOST_CHARACTERS.toLocaleString('en');
  const message = `must make at most ${most} characters of JSON together, and make ${characters.toLocaleString('en')}`;
  return [{ location: 'body.dishes', code: 'too-large', message }];
};
