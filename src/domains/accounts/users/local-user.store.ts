import type { Db, Tx } from '../../../platform/db/database.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';

export const findLocalUserId = async (db: Db): Promise<UserId | undefined> => {
  const row = await db.query.selectFrom('account_user').select('id').where('kind', '=', 'local').executeTakeFirst();
  return row === undefined ? undefined : asId<UserId>(row.id);
};

/** Writes nothing if another instance was first. */
export const insertLocalUser = async (tx: Tx, user: AccountTables['account_user']): Promise<void> => {
  await tx.query
    .insertInto('account_user')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
