import { sql } from 'kysely';

import type { CalendarDay } from '../../platform/clock/calendar-day.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { itemsOf } from '../../platform/db/json.ts';
import type { Page } from '../../platform/db/page.ts';
import { pick, prepared } from '../../platform/db/prepared.ts';
import { mealSlots } from '../../platform/db/tables/meals.ts';
import type { MealTables } from '../../platform/db/tables/meals.ts';
import { unindexed } from '../../platform/db/unindexed.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { StoredDish } from './dish.schemas.ts';
import type { MealId, MealPlan, StoredMeal } from './meal.schemas.ts';

type MealRow = MealTables['meal'];

/** Date and slot as one text that sorts in the order of meals. */
export const momentOf = ({ date, slot }: MealPlan): string => `${date} ${mealSlots.indexOf(slot)}`;

/** Sorts after every moment of a day and after every day. */
const LAST = '~';

const columns = [
  'id',
  'date',
  'slot',
  'name',
  'notes',
  'dishes',
  'representation',
  'revision',
  'created_at',
  'updated_at',
  'updated_by',
] as const;

const asMeal = (row: Pick<MealRow, (typeof columns)[number]>): StoredMeal => ({
  ...row,
  id: asId<MealId>(row.id),
  dishes: JSON.parse(row.dishes) as readonly StoredDish[],
});

const one = prepared((query, p: { library: LibraryId; id: MealId }) =>
  query.selectFrom('meal').select(columns).where('id', '=', p.id).where('library_id', '=', p.library),
);

export const findMeal = async (db: Db, library: LibraryId, id: MealId): Promise<StoredMeal | undefined> => {
  const row = await one.first(db, { library, id });
  return row && asMeal(row);
};

const locked = prepared((query, p: { library: LibraryId; id: MealId }, { hasRowLocks }) =>
  query
    .selectFrom('meal')
    .select(columns)
    .where('id', '=', p.id)
    .where('library_id', '=', p.library)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

/** Locks the meal until the transaction ends. */
export const lockMeal = async (tx: Tx, library: LibraryId, id: MealId): Promise<StoredMeal | undefined> => {
  const row = await locked.first(tx, { library, id });
  return row && asMeal(row);
};

const some = prepared((query, p: { library: LibraryId; ids: string }, traits) =>
  query
    .selectFrom(sql<{ value: string }>`${itemsOf(traits, p.ids)}`.as('wanted'))
    .crossJoin('meal')
    .select(columns)
    .whereRef('id', '=', 'wanted.value')
    .where(unindexed(sql`library_id = ${p.library}`)),
);

/** The given meals that exist in the library, in no particular order. */
export const findMeals = async (db: Db, library: LibraryId, ids: readonly string[]): Promise<readonly StoredMeal[]> =>
  ids.length === 0 ? [] : (await some.all(db, { library, ids: JSON.stringify(ids) })).map(asMeal);

interface Span {
  readonly library: LibraryId;
  readonly from: string;
  readonly until: string;
  readonly afterMoment: string;
  readonly afterId: string;
  readonly rows: number;
}

const page = prepared((query, p: Span) =>
  query
    .selectFrom('meal')
    .select(columns)
    .where('library_id', '=', p.library)
    .where('moment', '>=', p.from)
    .where('moment', '<', p.until)
    .where(sql<boolean>`(moment, id) > (${p.afterMoment}, ${p.afterId})`)
    .orderBy('moment')
    .orderBy('id')
    .limit(p.rows),
);

/** A range of days, both ends included. */
export interface Days {
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
}

/** A meal with its position in the list order. */
export interface Placed<M> {
  readonly meal: M;
  readonly key: readonly string[];
}

/**
 * Meals by day, slot and age, each with its position. Returns up to one more than the limit, to show that there are
 * more.
 */
export const pageOfMeals = async (
  db: Db,
  library: LibraryId,
  { from = '', to }: Days,
  { limit, after }: Page<readonly string[]>,
): Promise<readonly Placed<StoredMeal>[]> => {
  const [afterMoment = '', afterId = ''] = after ?? [];
  const until = to === undefined ? LAST : `${to} ${LAST}`;
  const rows = await page.all(db, { library, from, until, afterMoment, afterId, rows: limit + 1 });
  return rows.map((row) => ({ meal: asMeal(row), key: [momentOf(row), row.id] }));
};

const rowOf = (library: LibraryId, meal: StoredMeal): MealRow => ({
  ...meal,
  library_id: library,
  moment: momentOf(meal),
  dishes: JSON.stringify(meal.dishes),
});

const insert = prepared((query, p: MealRow) =>
  query.insertInto('meal').values(pick(p, [...columns, 'library_id', 'moment'])),
);

export const insertMeal = (tx: Tx, library: LibraryId, meal: StoredMeal): void =>
  insert.defer(tx, rowOf(library, meal));

const update = prepared((query, p: MealRow) =>
  query
    .updateTable('meal')
    .set(
      pick(p, [
        'date',
        'slot',
        'moment',
        'name',
        'notes',
        'dishes',
        'representation',
        'revision',
        'updated_at',
        'updated_by',
      ]),
    )
    .where('id', '=', p.id),
);

export const updateMeal = (tx: Tx, library: LibraryId, meal: StoredMeal): void =>
  update.defer(tx, rowOf(library, meal));

const remove = prepared((query, p: { id: MealId }) => query.deleteFrom('meal').where('id', '=', p.id));

/** Also removes its dish ids. */
export const removeMeal = (tx: Tx, id: MealId): void => remove.defer(tx, { id });
