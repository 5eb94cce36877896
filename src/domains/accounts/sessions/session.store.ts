import { sql } from 'kysely';

import type { Instant } from '../../../platform/clock/clock.ts';
import { prepareBatchedDelete, runInBatches } from '../../../platform/db/batched-statements.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../../platform/db/prepared-query.ts';
import type { AccountTables } from '../accounts.tables.ts';
import type { MembershipsSql } from '../memberships-sql.store.ts';
import type { SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId, UserId } from '../../../platform/ids/ids.ts';

export type SessionRow = AccountTables['session'];

/** A session with what every request needs to know about its user. */
export type SessionWithAdminFlag = Omit<SessionRow, 'secret_hash' | 'library_id'> & { readonly instance_admin: number };

const withUser = (query: QueryBuilder) =>
  query
    .selectFrom('session')
    .innerJoin('account_user as user', 'user.id', 'session.user_id')
    .select([
      'session.id',
      'session.user_id',
      'session.auth_method',
      'session.created_at',
      'session.last_seen_at',
      'session.recovery',
      'user.instance_admin',
    ])
    .where('user.disabled_at', 'is', null);

const bySecret = prepareQuery((query, p: { secret_hash: string }) =>
  withUser(query).where('session.secret_hash', '=', p.secret_hash),
);

/** Undefined also if the user is disabled. */
export const findSessionBySecretHash = (db: Db, secretHash: string): Promise<SessionWithAdminFlag | undefined> =>
  bySecret.first(db, { secret_hash: secretHash });

/** Reads a session with its user's memberships: in the library with this id, or the first two. */
export const prepareSessionWithMembershipsQueries = (membershipsSql: MembershipsSql) => {
  const columns = { userId: 'session.user_id', selectedLibraryId: 'session.library_id' };
  return {
    withDefault: prepareQuery((query, p: { hash: string }, features) =>
      withUser(query)
        .select(membershipsSql(features, columns, undefined).as('memberships'))
        .where('session.secret_hash', '=', p.hash),
    ),
    withNamed: prepareQuery((query, p: { hash: string; named: string }, features) =>
      withUser(query)
        .select(membershipsSql(features, columns, p.named).as('memberships'))
        .where('session.secret_hash', '=', p.hash),
    ),
  };
};

const bySecrets = prepareQuery((query, p: { hashes: string }, features) =>
  withUser(query).select('session.secret_hash').where('session.secret_hash', 'in', jsonArrayItems(features, p.hashes)),
);

/** The same for many, by hash. */
export const findSessionsBySecretHashes = async (
  db: Db,
  secretHashes: readonly string[],
): Promise<ReadonlyMap<string, SessionWithAdminFlag>> =>
  new Map((await bySecrets.all(db, { hashes: JSON.stringify(secretHashes) })).map((row) => [row.secret_hash, row]));

const insert = prepareQuery((query, p: SessionRow) =>
  query
    .insertInto('session')
    .values(
      pickColumns(p, [
        'id',
        'user_id',
        'secret_hash',
        'auth_method',
        'created_at',
        'last_seen_at',
        'recovery',
        'library_id',
      ]),
    ),
);

export const insertSession = (tx: Tx, session: SessionRow): void => insert.defer(tx, session);

const ofUser = prepareQuery((query, p: { user: UserId; seen_since: Instant; created_since: Instant }) =>
  query
    .selectFrom('session')
    .select(['id', 'auth_method', 'created_at', 'last_seen_at'])
    .where('user_id', '=', p.user)
    .where('last_seen_at', '>', p.seen_since)
    .where('created_at', '>', p.created_since)
    .orderBy('id', 'desc'),
);

type ListedSession = Pick<SessionRow, 'id' | 'auth_method' | 'created_at' | 'last_seen_at'>;

/** Newest first. */
export const listSessions = (
  db: Db,
  user: UserId,
  seenSince: Instant,
  createdSince: Instant,
): Promise<readonly ListedSession[]> => ofUser.all(db, { user, seen_since: seenSince, created_since: createdSince });

const touch = prepareQuery((query, p: { id: string; last_seen_at: Instant }) =>
  query
    .updateTable('session')
    .set(pickColumns(p, ['last_seen_at']))
    .where('id', '=', p.id)
    .where('last_seen_at', '<', p.last_seen_at),
);

export const updateSessionLastSeen = (tx: Tx, id: string, now: Instant): void =>
  touch.defer(tx, { id, last_seen_at: now });

const endRecovery = prepareQuery((query, p: { id: SessionId }) =>
  query.updateTable('session').set({ recovery: 0 }).where('id', '=', p.id),
);

/** A new credential was set, so the session becomes a full session. */
export const clearRecoveryFlag = (tx: Tx, id: SessionId): void => endRecovery.defer(tx, { id });

const select = prepareQuery((query, p: { id: SessionId; library_id: LibraryId }) =>
  query
    .updateTable('session')
    .set(pickColumns(p, ['library_id']))
    .where('id', '=', p.id),
);

const selected = prepareQuery((query, p: { id: string }) =>
  query.selectFrom('session').select('library_id').where('id', '=', p.id),
);

export const findSessionLibraryId = async (db: Db, id: string): Promise<string | undefined> =>
  (await selected.first(db, { id }))?.library_id ?? undefined;

const deselect = prepareQuery((query, p: { library: LibraryId }) =>
  query.updateTable('session').set({ library_id: null }).where('library_id', '=', p.library),
);

/** Clears the selected library of all sessions that use it. */
export const clearLibrarySelections = (tx: Tx, library: LibraryId): void => deselect.defer(tx, { library });

export const updateSessionLibrary = (tx: Tx, id: SessionId, library: LibraryId): Promise<number> =>
  select.run(tx, { id, library_id: library });

const remove = prepareQuery((query, p: { user: UserId; id: string }) =>
  query.deleteFrom('session').where('id', '=', p.id).where('user_id', '=', p.user),
);

/** Of several concurrent callers one finds it. */
export const deleteSession = async (tx: Tx, user: UserId, id: string): Promise<boolean> =>
  (await remove.run(tx, { user, id })) > 0;

const removeOthers = prepareQuery((query, p: { user: UserId; id: string }) =>
  query
    .deleteFrom('session')
    .where('user_id', '=', p.user)
    .where('id', '<>', p.id)
    .where('auth_method', '<>', 'local')
    .returning('id'),
);

/** Ends every session of the user except this one and returns their ids. */
export const deleteOtherSessions = async (tx: Tx, user: UserId, id: string): Promise<readonly string[]> =>
  (await removeOthers.all(tx, { user, id })).map((row) => row.id);

const unused = prepareBatchedDelete({
  table: 'session',
  key: ['id'],
  where: (p: { before: Instant }) => sql`last_seen_at < ${p.before} and auth_method <> 'local'`,
});

/** Deletes the sessions that were last used before that time. */
export const deleteSessionsUnusedSince = (database: Database, before: Instant): Promise<void> =>
  runInBatches(database, unused, { before });

const old = prepareBatchedDelete({
  table: 'session',
  key: ['id'],
  where: (p: { before: Instant }) => sql`created_at < ${p.before} and auth_method <> 'local'`,
});

/** Deletes the sessions that began before that time. */
export const deleteSessionsCreatedBefore = (database: Database, before: Instant): Promise<void> =>
  runInBatches(database, old, { before });

const localOf = prepareQuery((query, p: { user: UserId }) =>
  query.selectFrom('session').select('id').where('user_id', '=', p.user).where('auth_method', '=', 'local'),
);

/** The single session of local mode, which needs no secret. */
export const findLocalSessionId = async (db: Db, user: UserId): Promise<SessionId | undefined> => {
  const row = await localOf.first(db, { user });
  return row && asId<SessionId>(row.id);
};

const owner = prepareQuery((query, p: { id: SessionId }) =>
  query.selectFrom('session').select('user_id').where('id', '=', p.id),
);

export const findSessionUserId = async (db: Db, id: SessionId): Promise<UserId | undefined> => {
  const row = await owner.first(db, { id });
  return row && asId<UserId>(row.user_id);
};

type HeldRow = Pick<SessionRow, 'created_at' | 'last_seen_at'>;

const held = prepareQuery((query, p: { id: SessionId }, { hasRowLocks }) =>
  query
    .selectFrom('session')
    .select(['created_at', 'last_seen_at'])
    .where('id', '=', p.id)
    .$if(hasRowLocks, (select) => select.forKeyShare()),
);

/** Locks a session against deletion until the transaction ends. */
export const lockSession = (tx: Tx, id: SessionId): Promise<HeldRow | undefined> => held.first(tx, { id });

const replaceable = prepareQuery((query, p: { id: SessionId }, { hasRowLocks }) =>
  query
    .selectFrom('session')
    .select(['library_id'])
    .where('id', '=', p.id)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

/** Locks a session in order to delete it. A second caller waits, and then finds it gone. */
export const lockSessionExclusive = (tx: Tx, id: SessionId): Promise<Pick<SessionRow, 'library_id'> | undefined> =>
  replaceable.first(tx, { id });
