import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { LibrariesPort } from '../libraries-port.ts';
import { openSession } from '../sessions/open-session.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { createUserWithoutLibrary } from '../users/create-user-without-library.ts';
import type { Registration } from './setup.schemas.ts';

/** Creates an account for the holder of an invitation and makes them a member of its library. */
export const register = async (
  tx: Tx,
  scope: Scope,
  libraries: LibrariesPort,
  { invitation, username, display_name }: Registration,
  passwordHash: string | undefined,
): Promise<OpenedSession | Problem> => {
  if (passwordHash === undefined || !(await libraries.isOpenInvitation(tx, scope.clock, invitation))) {
    recordAudit(tx, scope, { action: 'user.created', outcome: 'refused', target: { type: 'user', id: '' } });
    return new Problem('invitation-invalid');
  }
  const user = await createUserWithoutLibrary(tx, scope, {
    username,
    passwordHash,
    displayName: display_name,
    isAdministrator: false,
  });
  const joined = await libraries.acceptInvitation(tx, { ...scope, userId: asId<UserId>(user.id) }, invitation);
  if (joined === undefined) throw new Problem('invitation-invalid');
  return openSession(tx, scope, user, 'invitation');
};
