import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { emitInstanceEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { deleteOtherSessions } from '../sessions/session.store.ts';
import { presentUser } from './present-user.ts';
import type { User } from './user.schemas.ts';
import { lockAdministrators, lockUserExclusive, updateDisabledAt } from './user.store.ts';

/**
 * Disables a user or enables them again. Disabling ends sessions at once and suspends tokens, which work again once the
 * user is enabled. The only administrator cannot be disabled.
 */
export const setUserDisabled = async (tx: Tx, scope: AccountScope, id: UserId, disabled: boolean): Promise<User> => {
  const administrators = await lockAdministrators(tx);
  const user = await lockUserExclusive(tx, id);
  if (user === undefined) throw new Problem('user-not-found');
  if (disabled === (user.disabled_at !== null)) return presentUser(user);
  if (disabled && user.instance_admin === 1 && administrators.every((other) => other === id)) {
    throw new Problem('last-administrator');
  }
  const disabledAt = disabled ? getCurrentInstant(scope.clock) : null;
  updateDisabledAt(tx, id, disabledAt);
  if (disabled) await deleteOtherSessions(tx, id, '');
  const target = { type: 'user', id };
  recordAudit(tx, scope, { action: disabled ? 'user.disabled' : 'user.enabled', target });
  if (disabled) emitInstanceEvent(tx, scope, { type: 'user.disabled', resource: { ...target, revision: 1 } });
  return presentUser({ ...user, disabled_at: disabledAt });
};
