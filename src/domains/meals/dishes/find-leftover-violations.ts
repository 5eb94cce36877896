import type { Violation } from '../../../platform/problem/problem.ts';
import type { DishId, StoredDish } from './dish.schemas.ts';

/** Leftover origins that are not dishes of the meal itself. */
export const findExternalOrigins = (dishes: readonly StoredDish[]): readonly DishId[] => {
  const own = new Set(dishes.map(({ id }) => id));
  return dishes.flatMap(({ leftover_of }) => (leftover_of === undefined || own.has(leftover_of) ? [] : leftover_of));
};

/**
 * Leftovers whose origin is neither in the meal nor among the allowed dishes of other meals. A reference that the
 * stored dish already had is accepted, because the other meal may have been deleted since.
 */
export const findLeftoverViolations = (
  dishes: readonly StoredDish[],
  before: readonly StoredDish[],
  elsewhere: ReadonlySet<DishId>,
): readonly Violation[] => {
  const own = new Set(dishes.map(({ id }) => id));
  const once = new Set(before.map(({ id }) => id));
  const stood = new Map(before.map(({ id, leftover_of }) => [id, leftover_of]));
  return dishes.flatMap(({ id, leftover_of }, index) => {
    if (leftover_of === undefined || own.has(leftover_of) || elsewhere.has(leftover_of)) return [];
    if (stood.get(id) === leftover_of && !once.has(leftover_of)) return [];
    const message = 'is not a dish of this meal, nor of an earlier one where it is planned';
    return [{ location: `body.dishes[${index}].leftover_of`, code: 'unknown', message, value: leftover_of }];
  });
};

/** Naming more steps of a cycle than this does not help. */
const MAX_NAMED = 5;

const inWords = (way: readonly DishId[]): string =>
  [...way.slice(0, MAX_NAMED), ...(way.length > MAX_NAMED ? ['…'] : []), ...way.slice(0, 1)].join(' → ');

/** Dishes of a meal that are leftovers of themselves through a cycle, each with the cycle in words. */
export const findLeftoverCycles = (dishes: readonly StoredDish[]): ReadonlyMap<DishId, string> => {
  const origins = new Map(dishes.map(({ id, leftover_of }) => [id, leftover_of]));
  const found = new Map<DishId, string>();
  for (const { id } of dishes) {
    const way = [id];
    let next = origins.get(id);
    while (next !== undefined && !way.includes(next)) {
      way.push(next);
      next = origins.get(next);
    }
    if (next === id) found.set(id, inWords(way));
  }
  return found;
};
