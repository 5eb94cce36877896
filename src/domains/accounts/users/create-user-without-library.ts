import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { emitInstanceEvent } from '../../../platform/outbox/outbox.ts';
import { toUsernameKey } from '../username-key.ts';
import { insertUser } from './user.store.ts';
import type { UserRow } from './user.store.ts';

export interface NewUser {
  readonly username: string | null;
  readonly passwordHash: string | null;
  readonly displayName: string;
  readonly isAdministrator: boolean;
  readonly kind?: UserRow['kind'];
}

/** Creates a user, without a library. A unique constraint rejects a name that is taken (`username-taken`). */
export const createUserWithoutLibrary = async (
  tx: Tx,
  scope: Scope,
  { username, passwordHash, displayName, isAdministrator, kind = 'person' }: NewUser,
): Promise<UserRow> => {
  const id = scope.newId<UserId>();
  const user = {
    id,
    kind,
    username: username?.trim() ?? null,
    username_key: username === null ? null : toUsernameKey(username),
    password_hash: passwordHash,
    display_name: displayName.trim(),
    instance_admin: Number(isAdministrator),
    created_at: getCurrentInstant(scope.clock),
    disabled_at: null,
    shown_convention: null,
  };
  await insertUser(tx, user);
  emitInstanceEvent(
    tx,
    { ...scope, userId: id },
    { type: 'user.created', resource: { type: 'user', id, revision: 1 } },
  );
  recordAudit(tx, { ...scope, userId: id }, { action: 'user.created', target: { type: 'user', id } });
  return user;
};
