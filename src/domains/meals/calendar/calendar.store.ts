import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { MealTables } from '../meals.tables.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId, UserId } from '../../../platform/ids/ids.ts';
import type { CalendarId } from './calendar.schemas.ts';

type CalendarRow = MealTables['meal_calendar'];

interface Owned {
  readonly library: LibraryId;
  readonly user: UserId;
}

const own = prepareQuery((query, p: Owned) =>
  query
    .selectFrom('meal_calendar')
    .select(['id', 'created_at'])
    .where('library_id', '=', p.library)
    .where('user_id', '=', p.user),
);

/** The calendar URL of a user in a library. */
export const findUserCalendar = (
  db: Db,
  library: LibraryId,
  user: UserId,
): Promise<Pick<CalendarRow, 'id' | 'created_at'> | undefined> => own.first(db, { library, user });

const insert = prepareQuery((query, p: CalendarRow) =>
  query
    .insertInto('meal_calendar')
    .values(pickColumns(p, ['id', 'library_id', 'user_id', 'secret_hash', 'made_locally', 'created_at'])),
);

export const insertCalendar = (tx: Tx, calendar: CalendarRow): void => insert.defer(tx, calendar);

const remove = prepareQuery((query, p: Owned) =>
  query.deleteFrom('meal_calendar').where('library_id', '=', p.library).where('user_id', '=', p.user).returning('id'),
);

/** Removes it immediately and returns its id; undefined if there was none. */
export const removeCalendar = async (tx: Tx, library: LibraryId, user: UserId): Promise<CalendarId | undefined> => {
  const row = await remove.first(tx, { library, user });
  return row && asId<CalendarId>(row.id);
};

const removeLocal = prepareQuery((query, _p: object) =>
  query.deleteFrom('meal_calendar').where('made_locally', '=', 1),
);

const anyLocal = prepareQuery((query, _p: object) =>
  query.selectFrom('meal_calendar').select('id').where('made_locally', '=', 1).limit(1),
);

/**
 * Removes URLs that were created in local mode. Writes nothing if there are none, because the database may be
 * read-only.
 */
export const removeLocalModeCalendars = async (tx: Tx): Promise<void> => {
  if ((await anyLocal.first(tx, {})) !== undefined) await removeLocal.run(tx, {});
};

/** The library that a calendar app may read with a secret. */
export interface FeedLibrary {
  readonly libraryId: LibraryId;
  /** Name of the library. */
  readonly name: string;
  /** Number of the library's newest event; anything read later is at least as new. */
  readonly version: number;
}

const bySecret = prepareQuery((query, p: { secret_hash: string }) =>
  query
    .selectFrom('meal_calendar as calendar')
    .innerJoin('library_member as member', (join) =>
      join.onRef('member.library_id', '=', 'calendar.library_id').onRef('member.user_id', '=', 'calendar.user_id'),
    )
    .innerJoin('account_user as user', 'user.id', 'member.user_id')
    .innerJoin('library', 'library.id', 'member.library_id')
    .leftJoin('event_counter as counter', 'counter.stream', 'library.id')
    .select(['library.id', 'library.name', sql<number>`coalesce(counter.last_number, 0)`.as('version')])
    .where('calendar.secret_hash', '=', p.secret_hash)
    .where('user.disabled_at', 'is', null),
);

/** Undefined if the secret is unknown or its user may no longer read the library. */
export const findFeedLibrary = async (db: Db, secretHash: string): Promise<FeedLibrary | undefined> => {
  const row = await bySecret.first(db, { secret_hash: secretHash });
  return row && { libraryId: asId<LibraryId>(row.id), name: row.name, version: row.version };
};
