import type { Clock } from '../../../platform/clock/clock.ts';
import { newSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { issueOneTime, takeOneTime } from '../one-time/one-time.ts';
import { challengeOf } from '../providers/pkce.ts';
import { openSession, recordRefusedSignIn } from '../sessions/open-session.ts';
import type { AuthMethod, OpenedSession } from '../sessions/open-session.ts';
import { holdUser } from '../users/user.store.ts';
import type { NativeTokenRequest } from './native.schemas.ts';

const LIFE_MS = 60_000;

interface Grant {
  readonly userId: string;
  readonly method: AuthMethod;
}

/** A code for the app that made the challenge: whoever else reads it on its way has no use for it. */
export const issueNativeCode = (
  tx: Tx,
  clock: Clock,
  userId: string,
  method: AuthMethod,
  codeChallenge: string,
): string => {
  const code = newSecret();
  const payload: Grant = { userId, method };
  issueOneTime(tx, clock, { kind: 'native-code', key: code, proof: codeChallenge, payload, lifeMs: LIFE_MS });
  return code;
};

/** Changes a code for a session. It is used up by the first attempt, whatever that shows. */
export const redeemNativeCode = async (
  tx: Tx,
  scope: Scope,
  { code, code_verifier }: NativeTokenRequest,
): Promise<OpenedSession | Problem> => {
  const taken = await takeOneTime(tx, scope.clock, 'native-code', code);
  const grant = taken?.payload<Grant>();
  const user = grant && (await holdUser(tx, asId<UserId>(grant.userId)));
  const isProved = taken?.isProvedBy(challengeOf(code_verifier)) === true;
  if (grant === undefined || user === undefined || user.disabled_at !== null || !isProved) {
    recordRefusedSignIn(tx, scope, user?.id ?? '');
    return new Problem('invalid-credentials', {
      detail: 'The code is unknown, was used, is older than a minute, or belongs to another code verifier.',
    });
  }
  return openSession(tx, scope, user, grant.method);
};
