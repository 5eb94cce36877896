import type { Db, Tx } from '../../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { AccountTables } from '../accounts.tables.ts';
import type { UserRow } from '../users/user.store.ts';

type IdentityRow = AccountTables['provider_identity'];
type Key = Pick<IdentityRow, 'provider' | 'subject'>;

const userOf = prepareQuery((query, p: Key) =>
  query
    .selectFrom('provider_identity as identity')
    .innerJoin('account_user as user', 'user.id', 'identity.user_id')
    .selectAll('user')
    .where('identity.provider', '=', p.provider)
    .where('identity.subject', '=', p.subject),
);

export const findUserByIdentity = (db: Db, { provider, subject }: Key): Promise<UserRow | undefined> =>
  userOf.first(db, { provider, subject });

const insert = prepareQuery((query, p: IdentityRow) =>
  query
    .insertInto('provider_identity')
    .values(pickColumns(p, ['provider', 'subject', 'user_id', 'created_at']))
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing()),
);

/** False if it is already linked, perhaps to the same user. Of several concurrent callers one gets it. */
export const insertIdentity = async (tx: Tx, identity: IdentityRow): Promise<boolean> =>
  (await insert.run(tx, identity)) > 0;
