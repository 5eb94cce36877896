import type { Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { UserId } from '../../../platform/ids/ids.ts';

const removeAll = prepared((query, p: { user: UserId }) =>
  query.deleteFrom('recovery_code').where('user_id', '=', p.user),
);

/** In place of all earlier ones. */
export const replaceRecoveryCodes = async (tx: Tx, user: UserId, hashes: readonly string[]): Promise<void> => {
  await removeAll.run(tx, { user });
  await tx.query
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: user, code_hash: hash })))
    .execute();
};

const remove = prepared((query, p: { user: string; hash: string }) =>
  query.deleteFrom('recovery_code').where('user_id', '=', p.user).where('code_hash', '=', p.hash),
);

/** True where the code was the user's and is used up now. Of several that use it at once, one does. */
export const takeRecoveryCode = async (tx: Tx, user: string, hash: string): Promise<boolean> =>
  (await remove.run(tx, { user, hash })) > 0;
