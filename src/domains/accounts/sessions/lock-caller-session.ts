import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { unauthenticated } from '../../../platform/problem/problem.ts';
import { lockUserIfSessionValid } from './lock-user-if-session-valid.ts';

/**
 * Checks that the caller's session is still valid before creating a new credential. A concurrent password change may
 * have ended it, and the caller must not keep a way back in.
 */
export const lockCallerSession = async (tx: Tx, { clock, credential }: AccountScope): Promise<void> => {
  if (credential.kind !== 'session') return;
  if ((await lockUserIfSessionValid(tx, clock, credential.id)) === undefined)
    throw unauthenticated('invalid-credentials');
};
