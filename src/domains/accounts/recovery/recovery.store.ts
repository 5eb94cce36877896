import type { Tx } from '../../../platform/db/database.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { UserId } from '../../../platform/ids/ids.ts';

const removeAll = prepareQuery((query, p: { user: UserId }) =>
  query.deleteFrom('recovery_code').where('user_id', '=', p.user),
);

/** Replaces all earlier codes. */
export const replaceRecoveryCodes = async (tx: Tx, user: UserId, hashes: readonly string[]): Promise<void> => {
  await removeAll.run(tx, { user });
  await tx.query
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: user, code_hash: hash })))
    .execute();
};

const remove = prepareQuery((query, p: { user: string; hash: string }) =>
  query.deleteFrom('recovery_code').where('user_id', '=', p.user).where('code_hash', '=', p.hash),
);

/** Consumes a code of the user. Of several concurrent uses one succeeds. */
export const consumeRecoveryCode = async (tx: Tx, user: string, hash: string): Promise<boolean> =>
  (await remove.run(tx, { user, hash })) > 0;
