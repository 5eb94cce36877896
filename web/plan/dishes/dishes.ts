import type { Dish, DishInput, Meal } from '../../../src/domains/meals/index.ts';

export type { Dish } from '../../../src/domains/meals/index.ts';

/** What planned and saved meals have in common. */
export type AnyMeal = Pick<Meal, 'name' | 'notes' | 'dishes'>;

/** A dish as it is sent: without details of its recipe and without empty lines. */
export const toDishInput = ({
  recipe_status: _status,
  recipe_title: _title,
  plain_items,
  ...dish
}: Dish): DishInput => {
  const items = plain_items?.filter(({ name }) => name.trim() !== '') ?? [];
  return { ...dish, ...(items.length > 0 && { plain_items: items }) };
};

/**
 * The same dishes under new ids. Leftovers within the meal stay linked. A link to another meal is dropped, since on the
 * new day that meal may not have been cooked yet.
 */
export const copyDishes = (dishes: readonly Dish[], newId: () => string): readonly Dish[] => {
  const ids = new Map(dishes.map(({ id }) => [id, newId()]));
  return dishes.map(({ leftover_of, ...dish }) => {
    const origin = leftover_of === undefined ? undefined : ids.get(leftover_of);
    return { ...dish, id: ids.get(dish.id) ?? newId(), ...(origin !== undefined && { leftover_of: origin }) };
  });
};

/** A dish that only says what it is left over from would be empty in a copy. */
export const hasContent = ({ entry_id, display_name, notes, leftover_of, plain_items }: Dish): boolean =>
  [entry_id, display_name, notes, leftover_of].some((said) => said !== undefined && said !== '') ||
  (plain_items ?? []).some(({ name }) => name.trim() !== '');

/** The dish's own name, if it has one. */
export const getOwnName = ({ display_name, recipe_title, plain_items }: Dish): string | undefined => {
  if (display_name !== undefined && display_name !== '') return display_name;
  if (recipe_title !== undefined) return recipe_title;
  const items = plain_items?.map(({ name }) => name).filter((name) => name !== '') ?? [];
  return items.length > 0 ? items.join(', ') : undefined;
};

export const updateDish = (dishes: readonly Dish[], id: string, change: Partial<Dish>): readonly Dish[] =>
  dishes.map((dish) => (dish.id === id ? { ...dish, ...change } : dish));

/** Removes a dish and the leftover links to it. */
export const removeDish = (dishes: readonly Dish[], id: string): readonly Dish[] =>
  dishes.flatMap((dish) => {
    if (dish.id === id) return [];
    if (dish.leftover_of !== id) return [dish];
    const { leftover_of: _, ...rest } = dish;
    return [rest];
  });

/** Moves a dish one place up (-1) or down (1). */
export const moveDish = (dishes: readonly Dish[], id: string, by: -1 | 1): readonly Dish[] => {
  const from = dishes.findIndex((dish) => dish.id === id);
  const [one, other] = [dishes[from], dishes[from + by]];
  if (one === undefined || other === undefined) return dishes;
  return dishes.with(from, other).with(from + by, one);
};

/** The dishes that this one can be left over from without a cycle: all except itself and its own leftovers. */
export const getPossibleOrigins = (dishes: readonly Dish[], id: string): readonly Dish[] => {
  const origin = new Map(dishes.map((dish) => [dish.id, dish.leftover_of]));
  const leadsBack = (from: string | undefined, steps = 0): boolean =>
    from !== undefined && steps <= dishes.length && (from === id || leadsBack(origin.get(from), steps + 1));
  return dishes.filter((dish) => !leadsBack(dish.id));
};
