import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Tx } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';

// What is in the pantry is held by a lock that has no row. It waits in line: were it that of a row, recipes that are
// written one after the other would share it for ever, and whoever changes the pantry would never have it. Two libraries
// that happen to share a number wait for each other, and nothing else.

/** Keeps the locks of pantries apart from others of their kind. */
const PANTRY = sql.lit(4);

const lock = (how: 'pg_advisory_xact_lock' | 'pg_advisory_xact_lock_shared', library: LibraryId) =>
  sql`${sql.raw(how)}(${PANTRY}, hashtext(cast(${library} as text)))`;

const alone = prepared(
  (_query, p: { library: LibraryId }) => sql<never>`select ${lock('pg_advisory_xact_lock', p.library)}`,
);

/** For a change of the pantry: until the transaction ends nobody else changes it, and nobody relies on it. */
export const holdPantry = async (tx: Tx, library: LibraryId): Promise<void> => {
  if (tx.traits.hasRowLocks) await alone.first(tx, { library });
};

const shared = prepared(
  (_query, p: { library: LibraryId }) => sql<never>`select ${lock('pg_advisory_xact_lock_shared', p.library)}`,
);

/** For what is written down of the pantry elsewhere: until the transaction ends nobody changes it. */
export const keepPantry = async (tx: Tx, library: LibraryId): Promise<void> => {
  if (tx.traits.hasRowLocks) await shared.first(tx, { library });
};

/** The same as a condition in another room's statement, which always holds. Where there is a row to be held against it. */
export const pantryIsKept = (library: LibraryId): RawBuilder<boolean> =>
  sql<boolean>`(select ${lock('pg_advisory_xact_lock_shared', library)}) is not null`;
