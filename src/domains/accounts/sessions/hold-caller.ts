import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { unauthenticated } from '../../../platform/problem/problem.ts';
import { holdSession } from './hold-session.ts';

/**
 * Makes sure that whoever asks for a new credential is still who was let in. A password that was
 * changed at the same time has ended their session, and must not leave them with a way back.
 */
export const holdCaller = async (tx: Tx, { clock, credential }: AccountScope): Promise<void> => {
  if (credential.kind !== 'session') return;
  if ((await holdSession(tx, clock, credential.id)) === undefined) throw unauthenticated('invalid-credentials');
};
