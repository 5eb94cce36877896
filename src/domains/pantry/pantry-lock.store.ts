import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Tx } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';

// The pantry is guarded by an advisory lock, which is fair. With a row lock, a continuous stream of recipe writes would
// keep the shared lock forever and a pantry change would starve. Two libraries whose lock keys collide merely wait for
// each other.

/** Separates pantry locks from other advisory locks. */
const PANTRY = sql.lit(4);

const lock = (how: 'pg_advisory_xact_lock' | 'pg_advisory_xact_lock_shared', library: LibraryId) =>
  sql`${sql.raw(how)}(${PANTRY}, hashtext(cast(${library} as text)))`;

const alone = prepared(
  (_query, p: { library: LibraryId }) => sql<never>`select ${lock('pg_advisory_xact_lock', p.library)}`,
);

/** Exclusive lock for changing the pantry: until the transaction ends, no one else changes it or relies on it. */
export const lockPantry = async (tx: Tx, library: LibraryId): Promise<void> => {
  if (tx.traits.hasRowLocks) await alone.first(tx, { library });
};

const shared = prepared(
  (_query, p: { library: LibraryId }) => sql<never>`select ${lock('pg_advisory_xact_lock_shared', p.library)}`,
);

/** Shared lock for storing what is derived from the pantry: until the transaction ends, no one changes it. */
export const lockPantryShared = async (tx: Tx, library: LibraryId): Promise<void> => {
  if (tx.traits.hasRowLocks) await shared.first(tx, { library });
};

/**
 * The shared lock as an SQL condition in another domain's statement. Always true; it takes the lock as a side effect if
 * the statement has a row to test it on.
 */
export const pantryIsKept = (library: LibraryId): RawBuilder<boolean> =>
  sql<boolean>`(select ${lock('pg_advisory_xact_lock_shared', library)}) is not null`;
