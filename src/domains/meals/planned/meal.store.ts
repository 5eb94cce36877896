import { sql } from 'kysely';

import type { CalendarDay } from '../../../platform/clock/calendar-day.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import type { PageParams } from '../../../platform/db/page-params.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import { mealSlots } from '../meals.tables.ts';
import type { MealTables } from '../meals.tables.ts';
import { withoutIndex } from '../../../platform/db/without-index.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { StoredDish } from '../dishes/dish.schemas.ts';
import type { MealId, MealPlan, StoredMeal } from './meal.schemas.ts';

type MealRow = MealTables['meal'];

/** Date and slot as one text that sorts in the order of meals. */
export const toMealMoment = ({ date, slot }: MealPlan): string => `${date} ${mealSlots.indexOf(slot)}`;

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

const one = prepareQuery((query, p: { library: LibraryId; id: MealId }) =>
  query.selectFrom('meal').select(columns).where('id', '=', p.id).where('library_id', '=', p.library),
);

export const findMeal = async (db: Db, library: LibraryId, id: MealId): Promise<StoredMeal | undefined> => {
  const row = await one.first(db, { library, id });
  return row && asMeal(row);
};

const locked = prepareQuery((query, p: { library: LibraryId; id: MealId }, { hasRowLocks }) =>
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

const some = prepareQuery((query, p: { library: LibraryId; ids: string }, features) =>
  query
    .selectFrom(sql<{ value: string }>`${jsonArrayItems(features, p.ids)}`.as('wanted'))
    .crossJoin('meal')
    .select(columns)
    .whereRef('id', '=', 'wanted.value')
    .where(withoutIndex(sql`library_id = ${p.library}`)),
);

/** The given meals that exist in the library, in no particular order. */
export const findMealsByIds = async (
  db: Db,
  library: LibraryId,
  ids: readonly string[],
): Promise<readonly StoredMeal[]> =>
  ids.length === 0 ? [] : (await some.all(db, { library, ids: JSON.stringify(ids) })).map(asMeal);

interface Span {
  readonly library: LibraryId;
  readonly from: string;
  readonly until: string;
  readonly afterMoment: string;
  readonly afterId: string;
  readonly rows: number;
}

const page = prepareQuery((query, p: Span) =>
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
export interface DayRange {
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
}

/** A meal with its position in the list order. */
export interface KeyedMeal<M> {
  readonly meal: M;
  readonly key: readonly string[];
}

/**
 * Meals by day, slot and age, each with its position. Returns up to one more than the limit, to show that there are
 * more.
 */
export const findMealPage = async (
  db: Db,
  library: LibraryId,
  { from = '', to }: DayRange,
  { limit, after }: PageParams<readonly string[]>,
): Promise<readonly KeyedMeal<StoredMeal>[]> => {
  const [afterMoment = '', afterId = ''] = after ?? [];
  const until = to === undefined ? LAST : `${to} ${LAST}`;
  const rows = await page.all(db, { library, from, until, afterMoment, afterId, rows: limit + 1 });
  return rows.map((row) => ({ meal: asMeal(row), key: [toMealMoment(row), row.id] }));
};

const rowOf = (library: LibraryId, meal: StoredMeal): MealRow => ({
  ...meal,
  library_id: library,
  moment: toMealMoment(meal),
  dishes: JSON.stringify(meal.dishes),
});

const insert = prepareQuery((query, p: MealRow) =>
  query.insertInto('meal').values(pickColumns(p, [...columns, 'library_id', 'moment'])),
);

export const insertMeal = (tx: Tx, library: LibraryId, meal: StoredMeal): void =>
  insert.defer(tx, rowOf(library, meal));

const update = prepareQuery((query, p: MealRow) =>
  query
    .updateTable('meal')
    .set(
      pickColumns(p, [
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

export const updateMealRow = (tx: Tx, library: LibraryId, meal: StoredMeal): void =>
  update.defer(tx, rowOf(library, meal));

const remove = prepareQuery((query, p: { id: MealId }) => query.deleteFrom('meal').where('id', '=', p.id));

/** Also removes its dish ids. */
export const deleteMealRow = (tx: Tx, id: MealId): void => remove.defer(tx, { id });
