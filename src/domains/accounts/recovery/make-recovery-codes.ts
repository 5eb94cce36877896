import { record } from '../../../platform/audit/audit.ts';
import { hashOf } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { holdCaller } from '../sessions/hold-caller.ts';
import { lockUser } from '../users/user.store.ts';
import { canonicalCode, newRecoveryCode } from './recovery-code.ts';
import { replaceRecoveryCodes } from './recovery.store.ts';

const CODES = 10;

/** Creates ten codes, each for one sign-in, replacing all earlier ones. They are shown only this once. */
export const makeRecoveryCodes = async (tx: Tx, scope: AccountScope): Promise<readonly string[]> => {
  // Lock the user; otherwise the codes of two concurrent requests would all work.
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
