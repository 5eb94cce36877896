import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { toUsernameKey } from '../username-key.ts';
import type { LibrariesPort } from '../libraries-port.ts';
import { consumeOneTimeSecret } from '../one-time/one-time-secret.ts';
import { deleteAllOneTimeSecretsOfKind } from '../one-time/one-time-secret.store.ts';
import { openSession } from '../sessions/open-session.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { createUserWithoutLibrary } from '../users/create-user-without-library.ts';
import { findLocalUserId } from '../users/local-user.store.ts';
import { findUser, updateCredentialsAndDisplayName } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import type { SetUp } from './setup.schemas.ts';

/**
 * The first administrator is the local-mode user, now with a name and password: data from local mode belongs to them
 * and stays reachable in either mode.
 */
const administrator = async (
  tx: Tx,
  scope: Scope,
  libraries: LibrariesPort,
  { username, display_name }: SetUp,
  passwordHash: string,
): Promise<UserRow> => {
  const localId = await findLocalUserId(tx);
  const local = localId && (await findUser(tx, localId));
  if (localId !== undefined && local !== undefined && local.username === null) {
    const name = username.trim();
    const named = { username: name, username_key: toUsernameKey(name), password_hash: passwordHash };
    const user = { ...local, ...named, display_name: display_name.trim() };
    await updateCredentialsAndDisplayName(tx, user);
    // In local mode anyone who reached the service could have created these.
    await libraries.revokeUserInvitations(tx, scope.clock, localId);
    return user;
  }
  const kind = local === undefined ? 'local' : 'person';
  return createUserWithoutLibrary(tx, scope, {
    username,
    passwordHash,
    displayName: display_name,
    isAdministrator: true,
    kind,
  });
};

/** Makes the holder of the link an administrator, with a library "Home" if they have none. Consumes all links. */
export const setUpAdministrator = async (
  tx: Tx,
  scope: Scope,
  libraries: LibrariesPort,
  input: SetUp,
  passwordHash: string | undefined,
): Promise<OpenedSession | Problem> => {
  const link = await consumeOneTimeSecret(tx, scope.clock, 'setup-link', input.token);
  if (link === undefined || passwordHash === undefined) {
    recordAudit(tx, scope, { action: 'instance.set-up', outcome: 'refused', target: { type: 'instance', id: '' } });
    return new Problem('setup-link-invalid');
  }
  await deleteAllOneTimeSecretsOfKind(tx, 'setup-link');
  const user = await administrator(tx, scope, libraries, input, passwordHash);
  const userId = asId<UserId>(user.id);
  recordAudit(tx, { ...scope, userId }, { action: 'instance.set-up', target: { type: 'user', id: userId } });
  await libraries.ensureHomeLibrary(tx, { ...scope, userId });
  return openSession(tx, scope, user, 'set-up');
};
