import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Instant } from '../../../platform/clock/clock.ts';
import { parseInstant } from '../../../platform/clock/parse-instant.ts';
import { hashSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope, TokenId } from '../../../platform/http/scope.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import { lockCallerSession } from '../sessions/lock-caller-session.ts';
import { presentToken } from './present-token.ts';
import { getTokenHint, generateTokenSecret } from './token-secret.ts';
import type { AccessToken, NewAccessToken } from './token.schemas.ts';
import { insertToken } from './token.store.ts';

const expiryOf = (expiresAt: string | null | undefined, now: Instant): Instant | null => {
  if (expiresAt === null || expiresAt === undefined) return null;
  const instant = parseInstant(expiresAt);
  if (instant !== undefined && instant > now) return instant;
  throw validationFailed({
    location: 'body.expires_at',
    code: 'format',
    message: 'must be in the future, such as 2027-01-31T12:00:00Z',
    value: expiresAt,
  });
};

/** Creates a personal API token and returns its secret, of which only the hash is stored. */
export const createToken = async (
  tx: Tx,
  scope: AccountScope,
  { name, scopes, expires_at }: NewAccessToken,
): Promise<{ readonly token: AccessToken; readonly secret: string }> => {
  await lockCallerSession(tx, scope);
  const now = getCurrentInstant(scope.clock);
  const secret = generateTokenSecret();
  const row = {
    id: scope.newId<TokenId>(),
    name: name.trim(),
    scopes: scopes.toSorted().join(' '),
    hint: getTokenHint(secret),
    created_at: now,
    expires_at: expiryOf(expires_at, now),
    last_used_at: null,
  };
  const made_locally = Number(scope.credential.kind === 'local');
  insertToken(tx, { ...row, user_id: scope.userId, secret_hash: hashSecret(secret), made_locally });
  recordAudit(tx, scope, { action: 'token.created', target: { type: 'token', id: row.id } });
  return { token: presentToken(row), secret };
};
