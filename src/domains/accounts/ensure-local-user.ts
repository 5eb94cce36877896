import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { UserId } from '../../platform/ids/ids.ts';
import type { Starting } from './starting.ts';
import { findLocalUser, insertLocalUser } from './local-user.store.ts';

/**
 * The persisted local-mode user, in whose name every request acts while account authentication is
 * disabled: an instance administrator, made at the first start and the same ever after.
 */
export const ensureLocalUser = async (tx: Tx, { clock, newId }: Starting): Promise<UserId> => {
  const known = await findLocalUser(tx);
  if (known !== undefined) return known;
  await insertLocalUser(tx, {
    id: newId<UserId>(),
    kind: 'local',
    display_name: 'Local user',
    instance_admin: 1,
    created_at: instantOf(clock),
  });
  const made = await findLocalUser(tx);
  if (made === undefined) throw new Error('the local-mode user was written and cannot be found');
  return made;
};
