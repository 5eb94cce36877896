import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope, SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { PASSKEY_FAILURE_DETAIL, finishPasskeyVerification } from '../passkeys/prepare-passkey-verification.ts';
import { refundSignInAttempt } from '../passwords/sign-in-rate-limit.ts';
import { updateConfirmedAt } from '../sessions/session.store.ts';
import type { ConfirmationEvidence } from './prepare-confirmation.ts';

/** Why the evidence is rejected; undefined if it is accepted. */
const objection = async (tx: Tx, scope: AccountScope, evidence: ConfirmationEvidence): Promise<string | undefined> => {
  switch (evidence.kind) {
    case 'password': {
      const { tried } = evidence;
      if (tried?.isCorrect !== true) return 'The password is wrong.';
      refundSignInAttempt(tx, tried.attempt);
      return undefined;
    }
    case 'passkey': {
      const passkey = await finishPasskeyVerification(tx, scope.clock, evidence.attempt);
      return passkey?.user_id === scope.userId ? undefined : PASSKEY_FAILURE_DETAIL;
    }
    default:
      return evidence satisfies never;
  }
};

/** Marks the session as recently confirmed. Records the attempt either way. */
export const confirmSession = async (
  tx: Tx,
  scope: AccountScope,
  evidence: ConfirmationEvidence,
): Promise<Problem | undefined> => {
  const id = asId<SessionId>(scope.credential.id);
  const action = { action: 'session.confirmed', target: { type: 'session', id } } as const;
  const detail = await objection(tx, scope, evidence);
  if (detail !== undefined) {
    recordAudit(tx, scope, { ...action, outcome: 'refused' });
    return new Problem('invalid-credentials', { detail });
  }
  updateConfirmedAt(tx, id, getCurrentInstant(scope.clock));
  recordAudit(tx, scope, action);
  return undefined;
};
