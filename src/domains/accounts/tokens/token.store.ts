import type { Instant } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../../platform/db/prepared-query.ts';
import type { AccountTables } from '../accounts.tables.ts';
import type { MembershipsSql } from '../memberships-sql.store.ts';
import type { UserId } from '../../../platform/ids/ids.ts';

export type TokenRow = AccountTables['access_token'];

/** A token with what every request needs to know about its user. */
export type TokenWithUser = Pick<TokenRow, 'id' | 'user_id' | 'scopes' | 'expires_at' | 'last_used_at'> & {
  readonly instance_admin: number;
};

const withUser = (query: QueryBuilder) =>
  query
    .selectFrom('access_token as token')
    .innerJoin('account_user as user', 'user.id', 'token.user_id')
    .select([
      'token.id',
      'token.user_id',
      'token.scopes',
      'token.expires_at',
      'token.last_used_at',
      'user.instance_admin',
    ])
    .where('user.disabled_at', 'is', null);

const bySecret = prepareQuery((query, p: { secret_hash: string }) =>
  withUser(query).where('token.secret_hash', '=', p.secret_hash),
);

/** Undefined also if the user is disabled. */
export const findTokenBySecretHash = (db: Db, secretHash: string): Promise<TokenWithUser | undefined> =>
  bySecret.first(db, { secret_hash: secretHash });

/** Reads a token with its user's memberships: in the library with this id, or the first two. */
export const prepareTokenWithMembershipsQueries = (membershipsSql: MembershipsSql) => {
  const columns = { userId: 'token.user_id' };
  return {
    withDefault: prepareQuery((query, p: { hash: string }, features) =>
      withUser(query)
        .select(membershipsSql(features, columns, undefined).as('memberships'))
        .where('token.secret_hash', '=', p.hash),
    ),
    withNamed: prepareQuery((query, p: { hash: string; named: string }, features) =>
      withUser(query)
        .select(membershipsSql(features, columns, p.named).as('memberships'))
        .where('token.secret_hash', '=', p.hash),
    ),
  };
};

const bySecrets = prepareQuery((query, p: { hashes: string }, features) =>
  withUser(query).select('token.secret_hash').where('token.secret_hash', 'in', jsonArrayItems(features, p.hashes)),
);

/** The same for many, by hash. */
export const findTokensBySecretHashes = async (
  db: Db,
  secretHashes: readonly string[],
): Promise<ReadonlyMap<string, TokenWithUser>> =>
  new Map((await bySecrets.all(db, { hashes: JSON.stringify(secretHashes) })).map((row) => [row.secret_hash, row]));

const shown = ['id', 'name', 'scopes', 'hint', 'created_at', 'expires_at', 'last_used_at'] as const;

const ofUser = prepareQuery((query, p: { user: UserId; before: string; rows: number }) =>
  query
    .selectFrom('access_token')
    .select(shown)
    .where('user_id', '=', p.user)
    .where('id', '<', p.before)
    .orderBy('id', 'desc')
    .limit(p.rows),
);

export type ListedToken = Pick<TokenRow, (typeof shown)[number]>;

/** Newest first. */
export const listTokens = (db: Db, user: UserId, before: string, rows: number): Promise<readonly ListedToken[]> =>
  ofUser.all(db, { user, before, rows });

const insert = prepareQuery((query, p: TokenRow) =>
  query.insertInto('access_token').values(pickColumns(p, [...shown, 'user_id', 'secret_hash', 'made_locally'])),
);

export const insertToken = (tx: Tx, token: TokenRow): void => insert.defer(tx, token);

const one = prepareQuery((query, p: { user: UserId; id: string }) =>
  query.selectFrom('access_token').select(shown).where('id', '=', p.id).where('user_id', '=', p.user),
);

export const findToken = (db: Db, user: UserId, id: string): Promise<ListedToken | undefined> =>
  one.first(db, { user, id });

const remove = prepareQuery((query, p: { user: UserId; id: string }) =>
  query.deleteFrom('access_token').where('id', '=', p.id).where('user_id', '=', p.user),
);

export const deleteTokenRow = async (tx: Tx, user: UserId, id: string): Promise<boolean> =>
  (await remove.run(tx, { user, id })) > 0;

const removeLocal = prepareQuery((query, _p: object) => query.deleteFrom('access_token').where('made_locally', '=', 1));

const anyLocal = prepareQuery((query, _p: object) =>
  query.selectFrom('access_token').select('id').where('made_locally', '=', 1).limit(1),
);

/** Removes tokens created in local mode. Writes nothing if there are none, because the database may be read-only. */
export const deleteLocalModeTokens = async (tx: Tx): Promise<void> => {
  if ((await anyLocal.first(tx, {})) !== undefined) await removeLocal.run(tx, {});
};

const touch = prepareQuery((query, p: { id: string; last_used_at: Instant }) =>
  query
    .updateTable('access_token')
    .set(pickColumns(p, ['last_used_at']))
    .where('id', '=', p.id),
);

export const updateTokenLastUsed = (tx: Tx, id: string, now: Instant): void =>
  touch.defer(tx, { id, last_used_at: now });
