import { instantOf } from '../../platform/clock/clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { hashOf } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/db/database.ts';
import { VersionedCache } from '../../platform/db/versioned-cache.ts';
import { writeIfPossible } from '../../platform/db/write-if-possible.ts';
import type { Authority } from '../../platform/http/gate.ts';
import type { PresentedCredential } from '../../platform/http/presented-credential.ts';
import type { Caller, SessionId, TokenId, TokenScope } from '../../platform/http/scope.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { UserId } from '../../platform/ids/ids.ts';
import { csrfTokenOf } from './sessions/open-session.ts';
import { isOver } from './sessions/session-life.ts';
import { findSessionBySecret, touchSession } from './sessions/session.store.ts';
import type { LiveSession } from './sessions/session.store.ts';
import { isWellFormedToken, looksLikeToken } from './tokens/token-text.ts';
import { findTokenBySecret, touchToken } from './tokens/token.store.ts';
import type { LiveToken } from './tokens/token.store.ts';

/** Minimum interval between updates of the last-use time; otherwise every read would be a write. */
const TOUCH_MS = 5 * 60_000;

type PresentedSecret = Extract<PresentedCredential, { readonly secret: string }>;

const isScope = (text: string): text is TokenScope => text === 'read' || text === 'write';

/**
 * Identifies the session or token of a request. Every request needs this, so results are cached until the data may have
 * changed.
 */
export const recognizeAccounts = (database: Database, clock: Clock): Authority['recognize'] => {
  const sessions = new VersionedCache<LiveSession | undefined>(database);
  const tokens = new VersionedCache<LiveToken | undefined>(database);
  const isStale = (instant: string | null): boolean =>
    instant === null || clock.now().getTime() - Date.parse(instant) > TOUCH_MS;

  const callerOfToken = async (secret: string): Promise<Caller | undefined> => {
    const hash = hashOf(secret);
    const token = await tokens.get(hash, async () =>
      isWellFormedToken(secret) ? findTokenBySecret(database.db, hash) : undefined,
    );
    const now = instantOf(clock);
    if (token === undefined || (token.expires_at !== null && token.expires_at <= now)) return undefined;
    if (isStale(token.last_used_at)) await writeIfPossible(database, async (tx) => touchToken(tx, token.id, now));
    return {
      userId: asId<UserId>(token.user_id),
      instanceAdmin: token.instance_admin === 1,
      credential: { kind: 'token', id: asId<TokenId>(token.id), scopes: token.scopes.split(' ').filter(isScope) },
    };
  };

  const callerOfSession = async ({ by, secret }: PresentedSecret): Promise<Caller | undefined> => {
    const hash = hashOf(secret);
    const session = await sessions.get(hash, () => findSessionBySecret(database.db, hash));
    if (session === undefined || isOver(clock, session)) return undefined;
    if (isStale(session.last_seen_at)) {
      await writeIfPossible(database, async (tx) => touchSession(tx, session.id, instantOf(clock)));
    }
    return {
      userId: asId<UserId>(session.user_id),
      instanceAdmin: session.instance_admin === 1,
      credential: {
        kind: 'session',
        id: asId<SessionId>(session.id),
        by,
        csrfToken: csrfTokenOf(secret),
        confirmedAt: session.confirmed_at,
        isRecovery: session.recovery === 1,
      },
    };
  };

  return async (presented) => {
    if (presented === undefined || presented.by === 'another-scheme') return undefined;
    if (!looksLikeToken(presented.secret)) return callerOfSession(presented);
    return presented.by === 'bearer' ? callerOfToken(presented.secret) : undefined;
  };
};

/** Local mode: every request belongs to the one user, whatever credentials it carries. */
export const recognizeLocalUser = (userId: UserId, sessionId: SessionId): Authority['recognize'] => {
  const caller: Caller = { userId, instanceAdmin: true, credential: { kind: 'local', id: sessionId } };
  return async () => caller;
};
