import type { Instant } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { pick, prepared } from '../../../platform/db/prepared.ts';
import type { AccountTables } from '../../../platform/db/tables/accounts.ts';

export type OneTimeRow = AccountTables['one_time'];
type Key = Pick<OneTimeRow, 'kind' | 'key_hash'>;

const put = prepared((query, p: OneTimeRow) =>
  query
    .insertInto('one_time')
    .values(pick(p, ['kind', 'key_hash', 'proof', 'payload', 'session_id', 'expires_at']))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key_hash']).doUpdateSet(pick(p, ['proof', 'payload', 'session_id', 'expires_at'])),
    ),
);

/** Replaces one with the same key. */
export const putOneTime = (tx: Tx, row: OneTimeRow): void => put.defer(tx, row);

const one = prepared((query, p: Key) =>
  query.selectFrom('one_time').selectAll().where('kind', '=', p.kind).where('key_hash', '=', p.key_hash),
);

export const findOneTime = (db: Db, key: Key): Promise<OneTimeRow | undefined> => one.first(db, key);

const remove = prepared((query, p: Key) =>
  query.deleteFrom('one_time').where('kind', '=', p.kind).where('key_hash', '=', p.key_hash).returningAll(),
);

/** Of several concurrent callers one gets it. */
export const removeOneTime = (tx: Tx, key: Key): Promise<OneTimeRow | undefined> => remove.first(tx, key);

const removeKind = prepared((query, p: { kind: string }) => query.deleteFrom('one_time').where('kind', '=', p.kind));

export const removeOneTimesOfKind = (tx: Tx, kind: string): Promise<number> => removeKind.run(tx, { kind });

const removeBefore = prepared((query, p: { before: Instant }) =>
  query.deleteFrom('one_time').where('expires_at', '<', p.before),
);

export const deleteOneTimesBefore = (tx: Tx, before: Instant): Promise<number> => removeBefore.run(tx, { before });
