import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { createSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope, SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { storeOneTimeSecret, peekOneTimeSecret, consumeOneTimeSecret } from '../one-time/one-time-secret.ts';
import { linkIdentity } from '../providers/link-identity.ts';
import type { Identity } from '../providers/openid-provider.ts';
import { toCodeChallenge } from '../providers/pkce.ts';
import { lockUserIfSessionValid } from '../sessions/lock-user-if-session-valid.ts';
import { openSession, recordAnonymousRefusedSignIn } from '../sessions/open-session.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { lockUserShared } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import type { NativeTokenRequest } from './native.schemas.ts';

const KIND = 'native-code';
const LIFE_MS = 60_000;
const UNUSABLE = 'The code is unknown, was used, is older than a minute, or belongs to another code verifier.';

/**
 * What a code grants: a session of this user, or linking the identity to the user who began the link, and then a
 * session.
 */
type Grant =
  | { readonly kind: 'sign-in'; readonly userId: string; readonly provider: string }
  | { readonly kind: 'link'; readonly identity: Identity; readonly provider: string };

/** Issues a code for the app with this challenge. Intercepting it is useless without the verifier. */
export const issueNativeCode = (
  tx: Tx,
  clock: Clock,
  payload: Grant,
  codeChallenge: string,
  sessionId?: SessionId,
): string => {
  const code = createSecret();
  const bound = sessionId !== undefined && { sessionId };
  storeOneTimeSecret(tx, clock, {
    kind: KIND,
    key: code,
    proof: codeChallenge,
    payload,
    ...bound,
    lifetimeMs: LIFE_MS,
  });
  return code;
};

/**
 * The link is made here and not when the browser returns from the provider. An attacker could present their ticket to
 * someone else, whose identity must not be linked to the attacker's account; but only the app that requested the ticket
 * has the verifier, and only the browser that was at the provider gets the code.
 */
const userOf = async (
  tx: Tx,
  scope: Scope,
  grant: Grant,
  sessionId: SessionId | undefined,
  sessionUser: UserRow | undefined,
): Promise<UserRow | Problem | undefined> => {
  switch (grant.kind) {
    case 'sign-in':
      return lockUserShared(tx, asId<UserId>(grant.userId));
    case 'link': {
      if (sessionUser === undefined || sessionId === undefined) return undefined;
      const userId = asId<UserId>(sessionUser.id);
      const actor = { ...scope, userId, credential: { id: sessionId } };
      return (await linkIdentity(tx, actor, grant.identity)) ?? sessionUser;
    }
    default:
      return grant satisfies never;
  }
};

/** Exchanges a code for a session. The first attempt consumes the code, successful or not. */
export const redeemNativeCode = async (
  tx: Tx,
  scope: Scope,
  { code, code_verifier }: NativeTokenRequest,
): Promise<OpenedSession | Problem> => {
  // Lock the session before what is bound to it, in the same order as ending a session does.
  const sessionId = (await peekOneTimeSecret(tx, scope.clock, KIND, code))?.sessionId;
  const sessionUser = sessionId && (await lockUserIfSessionValid(tx, scope.clock, sessionId));
  const taken = await consumeOneTimeSecret(tx, scope.clock, KIND, code);
  const grant = taken?.hasProof(toCodeChallenge(code_verifier)) === true ? taken.payload<Grant>() : undefined;
  const user = grant && (await userOf(tx, scope, grant, sessionId, sessionUser));
  if (grant !== undefined && user !== undefined && !(user instanceof Problem) && user.disabled_at === null) {
    return openSession(tx, scope, user, `provider:${grant.provider}`);
  }
  if (grant?.kind === 'link') {
    const target = { type: 'identity', id: grant.provider };
    recordAudit(tx, scope, { action: 'identity.linked', outcome: 'refused', target });
  } else {
    recordAnonymousRefusedSignIn(tx, scope);
  }
  return user instanceof Problem ? user : new Problem('invalid-credentials', { detail: UNUSABLE });
};
