import type { Fault } from '../../platform/problem/problem.ts';
import type { DishId, StoredDish } from './dish.schemas.ts';

/** The origins that dishes of a meal name and that the meal itself does not have. */
export const originsElsewhere = (dishes: readonly StoredDish[]): readonly DishId[] => {
  const own = new Set(dishes.map(({ id }) => id));
  return dishes.flatMap(({ leftover_of }) => (leftover_of === undefined || own.has(leftover_of) ? [] : leftover_of));
};

/**
 * Leftovers of a dish that is neither in the meal nor among those that may be named beside it. One that named the same
 * dish of another meal before is left alone: that meal may have been deleted since.
 */
export const leftoverFaults = (
  dishes: readonly StoredDish[],
  before: readonly StoredDish[],
  elsewhere: ReadonlySet<DishId>,
): readonly Fault[] => {
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
