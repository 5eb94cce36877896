import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { deleteOtherSessions, deleteSession } from './session.store.ts';

const recordEnd = (tx: Tx, scope: AccountScope, id: string): void =>
  recordAudit(tx, scope, { action: 'session.ended', target: { type: 'session', id } });

/** Ends one session of the caller. Of several concurrent requests one succeeds. */
export const endSession = async (tx: Tx, scope: AccountScope, id: string): Promise<void> => {
  if (scope.credential.kind === 'local' || !(await deleteSession(tx, scope.userId, id))) {
    throw new Problem('session-not-found');
  }
  recordEnd(tx, scope, id);
};

/** Ends all sessions of the caller except the current one. */
export const endOtherSessions = async (tx: Tx, scope: AccountScope): Promise<void> => {
  const ended = await deleteOtherSessions(tx, scope.userId, scope.credential.id);
  for (const id of ended) recordEnd(tx, scope, id);
};
