import { record } from '../../../platform/audit/audit.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope, SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { NOT_PROVED, provePasskey } from '../passkeys/prove-passkey.ts';
import { takeBackAttempt } from '../passwords/sign-in-allowance.ts';
import { updateConfirmed } from '../sessions/session.store.ts';
import type { Evidence } from './gather-evidence.ts';

/** Why the evidence is rejected; undefined if it is accepted. */
const objection = async (tx: Tx, scope: AccountScope, evidence: Evidence): Promise<string | undefined> => {
  switch (evidence.kind) {
    case 'password': {
      const { tried } = evidence;
      if (tried?.isRight !== true) return 'The password is wrong.';
      takeBackAttempt(tx, tried.attempt);
      return undefined;
    }
    case 'passkey': {
      const passkey = await provePasskey(tx, scope.clock, evidence.attempt);
      return passkey?.user_id === scope.userId ? undefined : NOT_PROVED;
    }
    default:
      return evidence satisfies never;
  }
};

/** Marks the session as recently confirmed. Records the attempt either way. */
export const confirmSession = async (tx: Tx, scope: AccountScope, evidence: Evidence): Promise<Problem | undefined> => {
  const id = asId<SessionId>(scope.credential.id);
  const deed = { action: 'session.confirmed', target: { type: 'session', id } } as const;
  const detail = await objection(tx, scope, evidence);
  if (detail !== undefined) {
    record(tx, scope, { ...deed, outcome: 'refused' });
    return new Problem('invalid-credentials', { detail });
  }
  updateConfirmed(tx, id, instantOf(scope.clock));
  record(tx, scope, deed);
  return undefined;
};
