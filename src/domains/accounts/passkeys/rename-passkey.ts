import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Passkey } from './passkey.schemas.ts';
import { updatePasskeyName } from './passkey.store.ts';

/** Renames a passkey of the caller. */
export const renamePasskey = async (tx: Tx, scope: AccountScope, id: string, name: string): Promise<Passkey> => {
  const passkey = await updatePasskeyName(tx, scope.userId, id, name.trim());
  if (passkey === undefined) throw new Problem('passkey-not-found');
  recordAudit(tx, scope, { action: 'passkey.renamed', target: { type: 'passkey', id } });
  return passkey;
};
