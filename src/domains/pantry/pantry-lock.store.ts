import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Tx } from '../../platform/db/database.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';

// The pantry is guarded by an advisory lock, which is fair. With a row lock, a continuous stream of recipe writes would
// keep the shared lock forever and a pantry change would starve. Two libraries whose lock keys collide merely wait for
// each other.

/** Separates pantry locks from other advisory locks. */
const PANTRY = sql.lit(4);

const lock = (how: 'pg_advisory_xact_lock' | 'pg_advisory_xact_lock_shared', library: LibraryId) =>
  sql`${sql.raw(how)}(${PANTRY}, hashtext(cast(${library} as text)))`;

const alone = prepareQuery(
  (_query, p: { library: LibraryId }) => sql<never>`select ${lock('pg_advisory_xact_lock', p.library)}`,
);

/** Exclusive lock for changing the pantry: until the transaction ends, no one else changes it or relies on it. */
export const lockPantry = async (tx: Tx, library: LibraryId): Promise<void> => {
  if (tx.features.hasRowLocks) await alone.first(tx, { library });
};

const shared = prepareQuery(
  (_query, p: { library: LibraryId }) => sql<never>`select ${lock('pg_advisory_xact_lock_shared', p.library)}`,
);

/** Shared lock for storing what is derived from the pantry: until the transaction ends, no one changes it. */
export const lockPantryShared = async (tx: Tx, library: LibraryId): Promise<void> => {
  if (tx.features.hasRowLocks) await shared.first(tx, { library });
};

/** Queues the shared lock, to be taken right before the queued writes of the transaction. */
export const deferSharedPantryLock = (tx: Tx, library: LibraryId): void => {
  if (tx.features.hasRowLocks) shared.deferAhead(tx, { library });
};

/**
 * The shared lock as a table of one row. Joined into a statement that runs anyway, it saves a round trip; only on an
 * engine with row locks.
 */
export const selectSharedPantryLock = (library: LibraryId): RawBuilder<unknown> =>
  sql`(select ${lock('pg_advisory_xact_lock_shared', library)}) as shared_pantry_lock`;
