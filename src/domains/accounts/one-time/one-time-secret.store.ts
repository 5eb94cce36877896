import { sql } from 'kysely';

import type { Instant } from '../../../platform/clock/clock.ts';
import { prepareBatchedDelete, runInBatches } from '../../../platform/db/batched-statements.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { AccountTables } from '../accounts.tables.ts';

export type OneTimeSecretRow = AccountTables['one_time'];
type Key = Pick<OneTimeSecretRow, 'kind' | 'key_hash'>;

const put = prepareQuery((query, p: OneTimeSecretRow) =>
  query
    .insertInto('one_time')
    .values(pickColumns(p, ['kind', 'key_hash', 'proof', 'payload', 'session_id', 'expires_at']))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key_hash'])
        .doUpdateSet(pickColumns(p, ['proof', 'payload', 'session_id', 'expires_at'])),
    ),
);

/** Replaces one with the same key. */
export const upsertOneTimeSecret = (tx: Tx, row: OneTimeSecretRow): void => put.defer(tx, row);

const one = prepareQuery((query, p: Key) =>
  query.selectFrom('one_time').selectAll().where('kind', '=', p.kind).where('key_hash', '=', p.key_hash),
);

export const findOneTimeSecretRow = (db: Db, key: Key): Promise<OneTimeSecretRow | undefined> => one.first(db, key);

const remove = prepareQuery((query, p: Key) =>
  query.deleteFrom('one_time').where('kind', '=', p.kind).where('key_hash', '=', p.key_hash).returningAll(),
);

/** Of several concurrent callers one gets it. */
export const deleteOneTimeSecret = (tx: Tx, key: Key): Promise<OneTimeSecretRow | undefined> => remove.first(tx, key);

const removeKind = prepareQuery((query, p: { kind: string }) =>
  query.deleteFrom('one_time').where('kind', '=', p.kind),
);

export const deleteAllOneTimeSecretsOfKind = (tx: Tx, kind: string): Promise<number> => removeKind.run(tx, { kind });

const expired = prepareBatchedDelete({
  table: 'one_time',
  key: ['kind', 'key_hash'],
  where: (p: { before: Instant }) => sql`expires_at < ${p.before}`,
});

export const deleteOneTimeSecretsBefore = (database: Database, before: Instant): Promise<void> =>
  runInBatches(database, expired, { before });
