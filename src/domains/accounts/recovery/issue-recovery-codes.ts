import { recordAudit } from '../../../platform/audit/audit.ts';
import { hashSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { lockCallerSession } from '../sessions/lock-caller-session.ts';
import { lockUserExclusive } from '../users/user.store.ts';
import { normalizeRecoveryCode, generateRecoveryCode } from './recovery-code.ts';
import { replaceRecoveryCodes } from './recovery.store.ts';

const CODES = 10;

/** Creates ten codes, each for one sign-in, replacing all earlier ones. They are shown only this once. */
export const issueRecoveryCodes = async (tx: Tx, scope: AccountScope): Promise<readonly string[]> => {
  // Lock the user; otherwise the codes of two concurrent requests would all work.
  await lockUserExclusive(tx, scope.userId);
  await lockCallerSession(tx, scope);
  const codes = Array.from({ length: CODES }, generateRecoveryCode);
  await replaceRecoveryCodes(
    tx,
    scope.userId,
    codes.map((code) => hashSecret(normalizeRecoveryCode(code))),
  );
  recordAudit(tx, scope, { action: 'recovery-codes.created', target: { type: 'user', id: scope.userId } });
  return codes;
};
