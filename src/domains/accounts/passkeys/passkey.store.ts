import type { Instant } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { AccountTables } from '../accounts.tables.ts';
import type { UserId } from '../../../platform/ids/ids.ts';

export type PasskeyRow = AccountTables['passkey'];

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const;
const kept = [...shown, 'user_id', 'credential_id', 'public_key', 'counter', 'transports'] as const;

type ListedPasskey = Pick<PasskeyRow, (typeof shown)[number]>;

const ofUser = prepareQuery((query, p: { user: UserId }) =>
  query.selectFrom('passkey').select(shown).where('user_id', '=', p.user).orderBy('id', 'desc'),
);

/** Newest first. */
export const listPasskeys = (db: Db, user: UserId): Promise<readonly ListedPasskey[]> => ofUser.all(db, { user });

const credentialsOfUser = prepareQuery((query, p: { user: UserId }) =>
  query.selectFrom('passkey').select(['credential_id', 'transports']).where('user_id', '=', p.user).orderBy('id'),
);

export const listCredentials = (
  db: Db,
  user: UserId,
): Promise<readonly Pick<PasskeyRow, 'credential_id' | 'transports'>[]> => credentialsOfUser.all(db, { user });

const byCredential = prepareQuery((query, p: { credential_id: string }) =>
  query.selectFrom('passkey').select(kept).where('credential_id', '=', p.credential_id),
);

/** For any user. */
export const findPasskeyByCredential = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  byCredential.first(db, { credential_id: credentialId });

const one = prepareQuery((query, p: { user: UserId; id: string }) =>
  query.selectFrom('passkey').select(shown).where('id', '=', p.id).where('user_id', '=', p.user),
);

export const findPasskey = (db: Db, user: UserId, id: string): Promise<ListedPasskey | undefined> =>
  one.first(db, { user, id });

const insert = prepareQuery((query, p: PasskeyRow) =>
  query
    .insertInto('passkey')
    .values(pickColumns(p, kept))
    .onConflict((conflict) => conflict.column('credential_id').doNothing()),
);

/**
 * False if the credential is already registered for any user. Returned instead of thrown, because the transaction must
 * commit either way: it has consumed a challenge.
 */
export const insertPasskeyIfNew = async (tx: Tx, passkey: PasskeyRow): Promise<boolean> =>
  (await insert.run(tx, passkey)) > 0;

const rename = prepareQuery((query, p: { user: UserId; id: string; name: string }) =>
  query
    .updateTable('passkey')
    .set(pickColumns(p, ['name']))
    .where('id', '=', p.id)
    .where('user_id', '=', p.user)
    .returning(shown),
);

export const updatePasskeyName = (tx: Tx, user: UserId, id: string, name: string): Promise<ListedPasskey | undefined> =>
  rename.first(tx, { user, id, name });

const use = prepareQuery((query, p: { id: string; counter: number; last_used_at: Instant }) =>
  query
    .updateTable('passkey')
    .set(pickColumns(p, ['counter', 'last_used_at']))
    .where('id', '=', p.id)
    .where((where) =>
      where.or([
        where('counter', '<', p.counter),
        // Authenticators without a counter always report zero.
        where.and([where('counter', '=', 0), where('counter', '=', p.counter)]),
      ]),
    ),
);

/**
 * Records a use. False if the passkey is gone or its counter would not increase. Checked in the statement, because a
 * cloned authenticator can be used twice at the same time.
 */
export const advancePasskeyCounterIfHigher = async (
  tx: Tx,
  id: string,
  counter: number,
  now: Instant,
): Promise<boolean> => (await use.run(tx, { id, counter, last_used_at: now })) > 0;

const remove = prepareQuery((query, p: { user: UserId; id: string }) =>
  query.deleteFrom('passkey').where('id', '=', p.id).where('user_id', '=', p.user),
);

export const deletePasskeyRow = async (tx: Tx, user: UserId, id: string): Promise<boolean> =>
  (await remove.run(tx, { user, id })) > 0;
