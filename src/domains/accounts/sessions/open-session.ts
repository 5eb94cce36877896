import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import { deriveSecret, hashSecret, createSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller, Scope, SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import type { SignedInUser } from '../users/user.store.ts';
import { insertSession } from './session.store.ts';

/** How the user authenticated. */
export type SignInMethod = 'password' | 'passkey' | 'recovery-code' | 'set-up' | 'invitation' | `provider:${string}`;

/** The CSRF token a page must send with its changes. Derived from the secret, so it is not stored. */
export const deriveCsrfToken = (secret: string): string => deriveSecret(secret, 'csrf');

export interface OpenedSession {
  /** Given to the client now and never again. */
  readonly secret: string;
  readonly caller: Caller;
  readonly user: SignedInUser;
  /** The library that is selected in it. */
  readonly libraryId: string | null;
}

interface NewSession {
  readonly method: SignInMethod;
  /** How the client sends its secret. */
  readonly by: 'cookie' | 'bearer';
  /** The library that is selected in it. */
  readonly libraryId: string | null;
}

/** Creates a session without recording it. */
export const createSession = (
  tx: Tx,
  scope: Scope,
  user: SignedInUser,
  { method, by, libraryId }: NewSession,
): OpenedSession => {
  const secret = createSecret();
  const id = scope.newId<SessionId>();
  const userId = asId<UserId>(user.id);
  const now = getCurrentInstant(scope.clock);
  const isRecovery = method === 'recovery-code';
  insertSession(tx, {
    id,
    user_id: userId,
    secret_hash: hashSecret(secret),
    auth_method: method,
    created_at: now,
    last_seen_at: now,
    recovery: Number(isRecovery),
    library_id: libraryId,
  });
  const credential = {
    kind: 'session',
    id,
    by,
    csrfToken: deriveCsrfToken(secret),
    createdAt: now,
    isRecovery,
  } as const;
  return { secret, caller: { userId, instanceAdmin: user.instance_admin === 1, credential }, user, libraryId };
};

/**
 * Opens a session for a user who has just authenticated, and records it. The caller has checked that the user is not
 * disabled.
 */
export const openSession = (tx: Tx, scope: Scope, user: SignedInUser, method: SignInMethod): OpenedSession => {
  const session = createSession(tx, scope, user, { method, by: 'cookie', libraryId: null });
  const { caller } = session;
  const target = { type: 'session', id: caller.credential.id };
  recordAudit(tx, { ...scope, ...caller }, { action: 'session.created', target });
  return session;
};

/** Records a failed sign-in, without the name that was tried: people type passwords into the wrong field. */
export const recordAnonymousRefusedSignIn = (tx: Tx, scope: Scope): void =>
  recordAudit(tx, scope, { action: 'session.created', outcome: 'refused', target: { type: 'user', id: '' } });
