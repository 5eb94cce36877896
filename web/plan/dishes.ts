import type { Dish, DishInput, Meal } from '../../src/domains/meals/index.ts';

export type { Dish } from '../../src/domains/meals/index.ts';

/** What a meal on a day and a saved one have in common. */
export type AnyMeal = Pick<Meal, 'name' | 'notes' | 'dishes'>;

/** A dish as it is sent: without what was read of its recipe, and without lines that were left empty. */
export const inputOf = ({ recipe_status: _status, recipe_title: _title, plain_items, ...dish }: Dish): DishInput => {
  const items = plain_items?.filter(({ name }) => name.trim() !== '') ?? [];
  return { ...dish, ...(items.length > 0 && { plain_items: items }) };
};

/**
 * The same dishes under other ids, for a meal beside the one they are from. Leftovers of one another stay so; what was
 * left over from another meal may not have been cooked yet on the other day, so that is not said any more.
 */
export const copiesOf = (dishes: readonly Dish[], newId: () => string): readonly Dish[] => {
  const ids = new Map(dishes.map(({ id }) => [id, newId()]));
  return dishes.map(({ leftover_of, ...dish }) => {
    const origin = leftover_of === undefined ? undefined : ids.get(leftover_of);
    return { ...dish, id: ids.get(dish.id) ?? newId(), ...(origin !== undefined && { leftover_of: origin }) };
  });
};

/** A dish that says nothing but what it was left over from would say nothing in a copy. */
export const saysSomething = ({ entry_id, display_name, notes, leftover_of, plain_items }: Dish): boolean =>
  [entry_id, display_name, notes, leftover_of].some((said) => said !== undefined && said !== '') ||
  (plain_items ?? []).some(({ name }) => name.trim() !== '');

/** What a dish is called, where it tells itself. */
export const ownNameOf = ({ display_name, recipe_title, plain_items }: Dish): string | undefined => {
  if (display_name !== undefined && display_name !== '') return display_name;
  if (recipe_title !== undefined) return recipe_title;
  const items = plain_items?.map(({ name }) => name).filter((name) => name !== '') ?? [];
  return items.length > 0 ? items.join(', ') : undefined;
};

/** The dish with other particulars. */
export const withDish = (dishes: readonly Dish[], id: string, change: Partial<Dish>): readonly Dish[] =>
  dishes.map((dish) => (dish.id === id ? { ...dish, ...change } : dish));

/** Without a dish; what was left over from it is so no more. */
export const withoutDish = (dishes: readonly Dish[], id: string): readonly Dish[] =>
  dishes.flatMap((dish) => {
    if (dish.id === id) return [];
    if (dish.leftover_of !== id) return [dish];
    const { leftover_of: _, ...rest } = dish;
    return [rest];
  });

/** A dish one place up (-1) or down (1). */
export const movedDish = (dishes: readonly Dish[], id: string, by: -1 | 1): readonly Dish[] => {
  const from = dishes.findIndex((dish) => dish.id === id);
  const [one, other] = [dishes[from], dishes[from + by]];
  if (one === undefined || other === undefined) return dishes;
  return dishes.with(from, other).with(from + by, one);
};

/** The dishes from which this one can be left over without a circle: all but itself and what is left over from it. */
export const originsFor = (dishes: readonly Dish[], id: string): readonly Dish[] => {
  const origin = new Map(dishes.map((dish) => [dish.id, dish.leftover_of]));
  const leadsBack = (from: string | undefined, steps = 0): boolean =>
    from !== undefined && steps <= dishes.length && (from === id || leadsBack(origin.get(from), steps + 1));
  return dishes.filter((dish) => !leadsBack(dish.id));
};
