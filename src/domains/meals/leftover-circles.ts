import type { DishId, StoredDish } from './dish.schemas.ts';

/** Naming more steps of a cycle than this does not help. */
const MOST_NAMED = 5;

const inWords = (way: readonly DishId[]): string =>
  [...way.slice(0, MOST_NAMED), ...(way.length > MOST_NAMED ? ['…'] : []), ...way.slice(0, 1)].join(' → ');

/** Dishes of a meal that are leftovers of themselves through a cycle, each with the cycle in words. */
export const circlesIn = (dishes: readonly StoredDish[]): ReadonlyMap<DishId, string> => {
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
