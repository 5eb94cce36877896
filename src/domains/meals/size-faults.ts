import type { Violation } from '../../platform/problem/problem.ts';
import { MOST_CHARACTERS } from './dish.schemas.ts';
import type { StoredDish } from './dish.schemas.ts';

const charactersOf = (dishes: readonly StoredDish[]): number => JSON.stringify(dishes).length;

/**
 * Rejects dishes whose total size is too large, even if each is within its bounds. A meal that was already that large
 * may stay: planning a saved meal generates longer ids, and it could not be corrected otherwise.
 */
export const sizeFaults = (dishes: readonly StoredDish[], before: readonly StoredDish[]): readonly Violation[] => {
  const characters = charactersOf(dishes);
  if (characters <= MOST_CHARACTERS || characters <= charactersOf(before)) return [];
  const most = MOST_CHARACTERS.toLocaleString('en');
  const message = `must make at most ${most} characters of JSON together, and make ${characters.toLocaleString('en')}`;
  return [{ location: 'body.dishes', code: 'too-large', message }];
};
