import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { peekOneTimeSecret, consumeOneTimeSecret } from '../one-time/one-time-secret.ts';
import { lockCallerSession } from '../sessions/lock-caller-session.ts';
import { clearRecoveryFlag } from '../sessions/session.store.ts';
import { insertPasskeyIfNew } from './passkey.store.ts';
import type { NewPasskey, Passkey } from './passkey.schemas.ts';
import { verifyRegistration } from './verify-registration.ts';
import type { VerifiedCredential } from './verify-registration.ts';

const KIND = 'passkey-registration';

/** Verifies the response outside the transaction, because it takes long. Does not consume the challenge. */
export const preparePasskeyRegistration = async (
  database: Database,
  { clock, credential }: AccountScope,
  origin: URL | undefined,
  { response }: NewPasskey,
): Promise<VerifiedCredential | undefined> => {
  const challenge = await peekOneTimeSecret(database.db, clock, KIND, credential.id);
  if (challenge === undefined || origin === undefined) return undefined;
  return verifyRegistration(response, origin, (answered) => challenge.hasProof(answered));
};

const refuse = (
  tx: Tx,
  scope: AccountScope,
  code: 'challenge-invalid' | 'passkey-not-verified' | 'passkey-exists',
): Problem => {
  recordAudit(tx, scope, { action: 'passkey.created', outcome: 'refused', target: { type: 'passkey', id: '' } });
  return new Problem(code);
};

/** Stored separated by spaces, so none may contain one. */
const transportsOf = ({ response: { transports } }: NewPasskey['response']): string =>
  (transports ?? []).filter((transport) => /^[\w-]+$/.test(transport)).join(' ');

/**
 * Adds a passkey and consumes the challenge, whatever the outcome: a rejection is returned instead of thrown, so that
 * the transaction commits. A session opened with a recovery code becomes a full session.
 */
export const addPasskey = async (
  tx: Tx,
  scope: AccountScope,
  { name, response }: NewPasskey,
  made: VerifiedCredential | undefined,
): Promise<Passkey | Problem> => {
  // Lock the session before its challenge, in the same order as ending a session does.
  await lockCallerSession(tx, scope);
  const challenge = await consumeOneTimeSecret(tx, scope.clock, KIND, scope.credential.id);
  // Without a challenge there is nothing to consume or record. This may be the retry of a request that succeeded and
  // consumed the challenge.
  if (challenge === undefined) throw new Problem('challenge-invalid');
  if (made === undefined) return refuse(tx, scope, 'passkey-not-verified');
  // A new challenge may have been issued since the response was verified.
  if (!challenge.hasProof(made.challenge)) return refuse(tx, scope, 'challenge-invalid');

  const passkey = {
    id: scope.newId<Id<'passkey'>>(),
    name: name?.trim() ?? 'Passkey',
    created_at: getCurrentInstant(scope.clock),
    last_used_at: null,
  };
  const isNew = await insertPasskeyIfNew(tx, {
    ...passkey,
    user_id: scope.userId,
    credential_id: made.credentialId,
    public_key: made.publicKey,
    counter: made.counter,
    transports: transportsOf(response),
  });
  if (!isNew) return refuse(tx, scope, 'passkey-exists');
  const { credential } = scope;
  if (credential.kind === 'session' && credential.isRecovery) clearRecoveryFlag(tx, credential.id);
  recordAudit(tx, scope, { action: 'passkey.created', target: { type: 'passkey', id: passkey.id } });
  return passkey;
};
