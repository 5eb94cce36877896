import { record } from '../../../platform/audit/audit.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import type { Instant } from '../../../platform/clock/clock.ts';
import { parseInstant } from '../../../platform/clock/parse-instant.ts';
import { hashOf } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope, TokenId } from '../../../platform/http/scope.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import { holdCaller } from '../sessions/hold-caller.ts';
import { presentToken } from './present-token.ts';
import { hintOf, newTokenText } from './token-text.ts';
import type { AccessToken, NewAccessToken } from './token.schemas.ts';
import { insertToken } from './token.store.ts';

const expiryOf = (expiresAt: string | null | undefined, now: Instant): Instant | null => {
  if (expiresAt === null || expiresAt === undefined) return null;
  const instant = parseInstant(expiresAt);
  if (instant !== undefined && instant > now) return instant;
  throw validationFailed({
    location: 'body.expires_at',
    code: 'format',
    message: 'must be a time to come, such as 2027-01-31T12:00:00Z',
    value: expiresAt,
  });
};

/** Creates a personal API token and returns its secret, of which only the hash is stored. */
export const createToken = async (
  tx: Tx,
  scope: AccountScope,
  { name, scopes, expires_at }: NewAccessToken,
): Promise<{ readonly token: AccessToken; readonly secret: string }> => {
  await holdCaller(tx, scope);
  const now = instantOf(scope.clock);
  const secret = newTokenText();
  const row = {
    id: scope.newId<TokenId>(),
    name: name.trim(),
    scopes: scopes.toSorted().join(' '),
    hint: hintOf(secret),
    created_at: now,
    expires_at: expiryOf(expires_at, now),
    last_used_at: null,
  };
  const made_locally = Number(scope.credential.kind === 'local');
  insertToken(tx, { ...row, user_id: scope.userId, secret_hash: hashOf(secret), made_locally });
  record(tx, scope, { action: 'token.created', target: { type: 'token', id: row.id } });
  return { token: presentToken(row), secret };
};
