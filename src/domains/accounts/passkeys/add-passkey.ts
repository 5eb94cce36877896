import { record } from '../../../platform/audit/audit.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { peekOneTime, takeOneTime } from '../one-time/one-time.ts';
import { holdCaller } from '../sessions/hold-caller.ts';
import { liftRecovery } from '../sessions/session.store.ts';
import { insertPasskey } from './passkey.store.ts';
import type { NewPasskey, Passkey } from './passkey.schemas.ts';
import { verifyRegistration } from './verify-registration.ts';
import type { NewCredential } from './verify-registration.ts';

const KIND = 'passkey-registration';

/** Verifies, which takes too long for a transaction and leaves the challenge where it is. */
export const prepareRegistration = async (
  database: Database,
  { clock, credential }: AccountScope,
  origin: URL | undefined,
  { response }: NewPasskey,
): Promise<NewCredential | undefined> => {
  const challenge = await peekOneTime(database.db, clock, KIND, credential.id);
  if (challenge === undefined || origin === undefined) return undefined;
  return verifyRegistration(response, origin, (answered) => challenge.isProvedBy(answered));
};

const refuse = (
  tx: Tx,
  scope: AccountScope,
  code: 'challenge-invalid' | 'passkey-not-verified' | 'passkey-exists',
): Problem => {
  record(tx, scope, { action: 'passkey.created', outcome: 'refused', target: { type: 'passkey', id: '' } });
  return new Problem(code);
};

/** Kept with spaces between them, so none may hold one. */
const transportsOf = ({ response: { transports } }: NewPasskey['response']): string =>
  (transports ?? []).filter((transport) => /^[\w-]+$/.test(transport)).join(' ');

/**
 * Adds a passkey and uses the challenge up, whatever becomes of the attempt: a refusal is returned, so
 * that this is kept. A session that was opened with a recovery code may do everything from now on.
 */
export const addPasskey = async (
  tx: Tx,
  scope: AccountScope,
  { name, response }: NewPasskey,
  made: NewCredential | undefined,
): Promise<Passkey | Problem> => {
  // The session before its challenge, as whoever ends a session takes them.
  await holdCaller(tx, scope);
  const challenge = await takeOneTime(tx, scope.clock, KIND, scope.credential.id);
  // Without a challenge there was no attempt, and nothing to keep or record: it may well be the retry
  // of one that succeeded and used the challenge up.
  if (challenge === undefined) throw new Problem('challenge-invalid');
  if (made === undefined) return refuse(tx, scope, 'passkey-not-verified');
  // Another one may have been asked for since the answer was verified.
  if (!challenge.isProvedBy(made.challenge)) return refuse(tx, scope, 'challenge-invalid');

  const passkey = {
    id: scope.newId<Id<'passkey'>>(),
    name: name?.trim() ?? 'Passkey',
    created_at: instantOf(scope.clock),
    last_used_at: null,
  };
  const isNew = await insertPasskey(tx, {
    ...passkey,
    user_id: scope.userId,
    credential_id: made.credentialId,
    public_key: made.publicKey,
    counter: made.counter,
    transports: transportsOf(response),
  });
  if (!isNew) return refuse(tx, scope, 'passkey-exists');
  const { credential } = scope;
  if (credential.kind === 'session' && credential.isRecovery) liftRecovery(tx, credential.id);
  record(tx, scope, { action: 'passkey.created', target: { type: 'passkey', id: passkey.id } });
  return passkey;
};
