import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { deletePasskeyRow } from './passkey.store.ts';

/** Deletes a passkey of the caller. Sessions opened with it continue; they are ended separately. */
export const deletePasskey = async (tx: Tx, scope: AccountScope, id: string): Promise<void> => {
  if (!(await deletePasskeyRow(tx, scope.userId, id))) throw new Problem('passkey-not-found');
  recordAudit(tx, scope, { action: 'passkey.deleted', target: { type: 'passkey', id } });
};
