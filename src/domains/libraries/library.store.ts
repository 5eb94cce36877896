import { sql } from 'kysely';

import type { Instant } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../platform/db/prepared-query.ts';
import type { LibraryTables } from './libraries.tables.ts';
import type { LibraryId, UserId } from '../../platform/ids/ids.ts';
import type { ShownConvention } from '../units/index.ts';
import type { Library, LibrarySettings } from './library.schemas.ts';

/** The libraries of a user. */
const librariesOf = (query: QueryBuilder, userId: UserId) =>
  query
    .selectFrom('library_member as mine')
    .innerJoin('library', 'library.id', 'mine.library_id')
    .where('mine.user_id', '=', userId)
    .select([
      'library.id',
      'library.name',
      'mine.role',
      'library.revision',
      'library.created_at',
      'library.updated_at',
      'library.assumed_convention',
      'library.shown_convention',
      sql<number>`(select count(*) from library_member where library_id = library.id)`.as('member_count'),
      sql<number>`coalesce((select recipes from library_count where library_id = library.id), 0)`.as('recipe_count'),
    ]);

type LibraryRow = Omit<Library, 'settings'> & LibrarySettings;

const present = ({ assumed_convention, shown_convention, ...library }: LibraryRow): Library => ({
  ...library,
  settings: { assumed_convention, shown_convention },
});

const one = prepareQuery((query, p: { userId: UserId; libraryId: LibraryId }) =>
  librariesOf(query, p.userId).where('library.id', '=', p.libraryId),
);

export const findLibrary = async (db: Db, userId: UserId, libraryId: LibraryId): Promise<Library | undefined> => {
  const row = await one.first(db, { userId, libraryId });
  return row && present(row);
};

const page = prepareQuery((query, p: { userId: UserId; after: string; rows: number }) =>
  librariesOf(query, p.userId).where('library.id', '>', p.after).orderBy('library.id').limit(p.rows),
);

/** In creation order, which is the order of their ids. */
export const listLibraries = async (db: Db, userId: UserId, after: string, rows: number): Promise<readonly Library[]> =>
  (await page.all(db, { userId, after, rows })).map(present);

const withLastEvents = prepareQuery((query, p: { userId: UserId; rows: number }) =>
  librariesOf(query, p.userId)
    .leftJoin('event_counter', 'event_counter.stream', 'library.id')
    .select(sql<number>`coalesce(event_counter.last_number, 0)`.as('last_event'))
    .orderBy('library.id')
    .limit(p.rows),
);

/**
 * The libraries of a user, each with the number of its newest event. Both are read by one statement, so a change that
 * the library does not show is announced by a later event.
 */
export const listLibrariesWithLastEvents = async (
  db: Db,
  userId: UserId,
  rows: number,
): Promise<readonly { readonly library: Library; readonly number: number }[]> =>
  (await withLastEvents.all(db, { userId, rows })).map(({ last_event: number, ...row }) => ({
    library: present(row),
    number,
  }));

const counted = prepareQuery((query, p: { libraryId: LibraryId }) =>
  query.selectFrom('library_count').select('recipes').where('library_id', '=', p.libraryId),
);

/** The number of recipes outside the trash; undefined if there never was one. */
export const findRecipeCount = async (db: Db, libraryId: LibraryId): Promise<number | undefined> =>
  (await counted.first(db, { libraryId }))?.recipes;

const count = prepareQuery((query, p: { library_id: LibraryId; recipes: number }) =>
  query
    .insertInto('library_count')
    .values(pickColumns(p, ['library_id', 'recipes']))
    .onConflict((conflict) =>
      conflict.column('library_id').doUpdateSet({ recipes: sql<number>`library_count.recipes + excluded.recipes` }),
    ),
);

/** Changes the number of recipes by a positive or negative amount. */
export const addToRecipeCount = (tx: Tx, libraryId: LibraryId, more: number): void =>
  count.defer(tx, { library_id: libraryId, recipes: more });

const lock = prepareQuery((query, p: { libraryId: LibraryId }, { hasRowLocks }) =>
  query
    .selectFrom('library')
    .select('revision')
    .where('id', '=', p.libraryId)
    .where('deleted_at', 'is', null)
    // Not the strongest lock: a transaction that inserts a row referring to the library already holds its event
    // counter, and the two would deadlock.
    .$if(hasRowLocks, (locked) => locked.forNoKeyUpdate()),
);

/** Locks the library's row until the transaction ends and returns its revision; undefined if it is gone. */
export const lockLibrary = async (tx: Tx, libraryId: LibraryId): Promise<number | undefined> =>
  (await lock.first(tx, { libraryId }))?.revision;

/** A new library row. */
type NewLibrary = Pick<LibraryTables['library'], 'id' | 'name' | 'revision' | 'created_at' | 'updated_at'>;

const insert = prepareQuery((query, p: NewLibrary) =>
  query.insertInto('library').values(pickColumns(p, ['id', 'name', 'revision', 'created_at', 'updated_at'])),
);

export const insertLibrary = (tx: Tx, library: NewLibrary): void => insert.defer(tx, library);

type Renamed = Pick<LibraryTables['library'], 'id' | 'name' | 'revision' | 'updated_at'>;

const rename = prepareQuery((query, p: Renamed) =>
  query
    .updateTable('library')
    .set(pickColumns(p, ['name', 'revision', 'updated_at']))
    .where('id', '=', p.id),
);

export const updateLibraryName = (tx: Tx, renamed: Renamed): void => rename.defer(tx, renamed);

interface ChangedSettings extends Pick<LibraryTables['library'], 'id' | 'revision' | 'updated_at'>, LibrarySettings {}

const setSettings = prepareQuery((query, p: ChangedSettings) =>
  query
    .updateTable('library')
    .set(pickColumns(p, ['assumed_convention', 'shown_convention', 'revision', 'updated_at']))
    .where('id', '=', p.id),
);

export const updateLibrarySettings = (tx: Tx, changed: ChangedSettings): void => setSettings.defer(tx, changed);

const ofUser = prepareQuery((query, p: { userId: UserId; libraryId: LibraryId }) =>
  query
    .selectFrom('library')
    .leftJoin('account_user as user', (join) => join.on('user.id', '=', p.userId))
    .where('library.id', '=', p.libraryId)
    .select(['library.assumed_convention', 'library.shown_convention', 'user.shown_convention as own_convention']),
);

/** The conventions of a library, and the one that a user has chosen for themselves. */
export const findConventions = (
  db: Db,
  userId: UserId,
  libraryId: LibraryId,
): Promise<(LibrarySettings & { readonly own_convention: ShownConvention | null }) | undefined> =>
  ofUser.first(db, { userId, libraryId });

type Raised = Pick<LibraryTables['library'], 'id' | 'revision' | 'updated_at'>;

const raise = prepareQuery((query, p: Raised) =>
  query
    .updateTable('library')
    .set(pickColumns(p, ['revision', 'updated_at']))
    .where('id', '=', p.id),
);

export const updateLibraryRevision = (tx: Tx, raised: Raised): void => raise.defer(tx, raised);

const mark = prepareQuery((query, p: { libraryId: LibraryId; now: Instant }) =>
  query.updateTable('library').set({ deleted_at: p.now }).where('id', '=', p.libraryId),
);

/** From now on the library counts as deleted, although its contents are still being removed. */
export const markLibraryDeleted = (tx: Tx, libraryId: LibraryId, now: Instant): void =>
  mark.defer(tx, { libraryId, now });

const forgetCount = prepareQuery((query, p: { libraryId: LibraryId }) =>
  query.deleteFrom('library_count').where('library_id', '=', p.libraryId),
);

export const removeRecipeCount = (tx: Tx, libraryId: LibraryId): void => forgetCount.defer(tx, { libraryId });

const all = prepareQuery(
  (_query, _p: object) => sql<{ libraries: number; recipes: number }>`
    select (select count(*) from library where deleted_at is null) as libraries,
      (select cast(coalesce(sum(recipes), 0) as bigint) from library_count) as recipes`,
);

/** The number of libraries of the instance, and of all their recipes outside the trash. */
export const countLibrariesAndRecipes = async (
  db: Db,
): Promise<{ readonly libraries: number; readonly recipes: number }> =>
  (await all.first(db, {})) ?? { libraries: 0, recipes: 0 };
