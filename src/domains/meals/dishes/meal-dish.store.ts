import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { DishId, StoredDish } from './dish.schemas.ts';
import type { MealId } from '../planned/meal.schemas.ts';

const add = prepareQuery(
  (_query, p: { library: LibraryId; meal: MealId; dishes: string }, features) => sql<never>`
    insert into meal_dish (meal_id, dish_id, library_id)
    select cast(${p.meal} as text), wanted.value, cast(${p.library} as text)
    from ${jsonArrayItems(features, p.dishes)} as wanted
    where true
    on conflict (meal_id, dish_id) do nothing`,
);

/** Stores the dish ids of a meal; existing ones stay as they are. */
export const insertDishIds = (tx: Tx, library: LibraryId, meal: MealId, dishes: readonly StoredDish[]): void => {
  if (dishes.length > 0) add.defer(tx, { library, meal, dishes: JSON.stringify(dishes.map(({ id }) => id)) });
};

const drop = prepareQuery((query, p: { meal: MealId; dishes: string }, features) =>
  query
    .deleteFrom('meal_dish')
    .where('meal_id', '=', p.meal)
    .where('dish_id', 'not in', jsonArrayItems(features, p.dishes)),
);

/** Deletes the dish ids of a meal except the given ones. */
export const removeOtherDishIds = (tx: Tx, meal: MealId, dishes: readonly StoredDish[]): void =>
  drop.defer(tx, { meal, dishes: JSON.stringify(dishes.map(({ id }) => id)) });

const earlier = prepareQuery(
  (_query, p: { library: LibraryId; dishes: string; moment: string; except: string }, features) => sql<{
    value: string;
  }>`
    select wanted.value from ${jsonArrayItems(features, p.dishes)} as wanted
    where exists (
      select 1 from meal_dish cross join meal
      where meal_dish.library_id = ${p.library} and meal_dish.dish_id = wanted.value
      and meal.id = meal_dish.meal_id and meal.id <> ${p.except} and meal.moment < ${p.moment}
    )`,
);

/** The given dishes that belong to any other meal before that moment. */
export const findEarlierDishes = async (
  db: Db,
  library: LibraryId,
  dishes: readonly DishId[],
  { moment, except }: { readonly moment: string; readonly except: MealId | undefined },
): Promise<ReadonlySet<DishId>> => {
  if (dishes.length === 0) return new Set();
  const rows = await earlier.all(db, { library, dishes: JSON.stringify(dishes), moment, except: except ?? '' });
  return new Set(rows.map(({ value }) => asId<DishId>(value)));
};
