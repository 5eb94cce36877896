import { record } from '../../../platform/audit/audit.ts';
import { hashOf } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { holdCaller } from '../sessions/hold-caller.ts';
import { lockUser } from '../users/user.store.ts';
import { canonicalCode, newRecoveryCode } from './recovery-code.ts';
import { replaceRecoveryCodes } from './recovery.store.ts';

const CODES = 10;

/** Makes ten codes, each good for one sign-in, in place of all earlier ones. They are shown this once. */
export const makeRecoveryCodes = async (tx: Tx, scope: AccountScope): Promise<readonly string[]> => {
  // Alone, or those of two requests at once would all be good.
  await lockUser(tx, scope.userId);
  await holdCaller(tx, scope);
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  await replaceRecoveryCodes(
    tx,
    scope.userId,
    codes.map((code) => hashOf(canonicalCode(code))),
  );
  record(tx, scope, { action: 'recovery-codes.created', target: { type: 'user', id: scope.userId } });
  return codes;
};
