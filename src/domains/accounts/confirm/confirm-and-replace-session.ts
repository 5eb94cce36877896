import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope, SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { Problem, unauthenticated } from '../../../platform/problem/problem.ts';
import { PASSKEY_FAILURE_DETAIL, settlePasskeyAttempt } from '../passkeys/attempt-passkey.ts';
import { refundSignInAttempt } from '../passwords/sign-in-rate-limit.ts';
import { createSession } from '../sessions/open-session.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { deleteSession, lockSessionExclusive } from '../sessions/session.store.ts';
import { lockUserShared } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import type { ConfirmationAttempt } from './prepare-confirmation.ts';

/** Why the evidence is rejected; undefined if it is accepted. */
const objection = async (
  tx: Tx,
  { clock }: AccountScope,
  user: UserRow,
  evidence: ConfirmationAttempt,
): Promise<string | undefined> => {
  switch (evidence.kind) {
    case 'password': {
      const { tried } = evidence;
      // Verification took a while, so the verified password must still be the current one.
      const isRight = tried?.isCorrect === true && tried.user?.password_hash === user.password_hash;
      if (!isRight) return 'The password is wrong.';
      refundSignInAttempt(tx, tried.attempt);
      return undefined;
    }
    case 'passkey': {
      const passkey = await settlePasskeyAttempt(tx, clock, evidence.attempt);
      return passkey?.user_id === user.id ? undefined : PASSKEY_FAILURE_DETAIL;
    }
    default:
      return evidence satisfies never;
  }
};

/**
 * Replaces the caller's session with a new one, because only a session created recently counts as recent
 * authentication. The old one ends with everything bound to it. Of several concurrent confirmations one succeeds.
 * Records the attempt either way.
 */
export const confirmAndReplaceSession = async (
  tx: Tx,
  scope: AccountScope,
  evidence: ConfirmationAttempt,
): Promise<OpenedSession | Problem> => {
  const { userId, credential } = scope;
  const id = asId<SessionId>(credential.id);
  // The user before the session, and both before the evidence, in the same order as other changes of credentials.
  const user = await lockUserShared(tx, userId);
  const replaced = user && (await lockSessionExclusive(tx, id));
  if (user?.disabled_at !== null || replaced === undefined) throw unauthenticated('invalid-credentials');
  const detail = await objection(tx, scope, user, evidence);
  if (detail !== undefined) {
    recordAudit(tx, scope, { action: 'session.confirmed', outcome: 'refused', target: { type: 'session', id } });
    return new Problem('invalid-credentials', { detail });
  }
  await deleteSession(tx, userId, id);
  const session = createSession(tx, scope, user, {
    method: evidence.kind,
    by: credential.kind === 'session' ? credential.by : 'cookie',
    libraryId: replaced.library_id,
  });
  const target = { type: 'session', id: session.caller.credential.id };
  recordAudit(tx, scope, { action: 'session.confirmed', target });
  return session;
};
