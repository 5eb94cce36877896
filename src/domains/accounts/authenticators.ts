import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { hashSecret } from '../../platform/crypto/secrets.ts';
import { BatchedLookup } from '../../platform/db/batched-lookup.ts';
import type { Database } from '../../platform/db/database.ts';
import { VersionedCache } from '../../platform/db/versioned-cache.ts';
import { writeIfPossible } from '../../platform/db/write-if-possible.ts';
import type {
  Authentication,
  AuthProvider,
  Lookup,
  RequestedLibrary,
} from '../../platform/http/security/authorizer.ts';
import type { PresentedCredential } from '../../platform/http/security/presented-credential.ts';
import type { Caller, SessionId, TokenId, TokenScope } from '../../platform/http/scope.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { UserId } from '../../platform/ids/ids.ts';
import type { MembershipReader } from './memberships-sql.store.ts';
import { deriveCsrfToken } from './sessions/open-session.ts';
import { isSessionExpired } from './sessions/session-lifetime.ts';
import {
  findSessionBySecretHash,
  findSessionsBySecretHashes,
  prepareSessionWithMembershipsQueries,
  updateSessionLastSeen,
} from './sessions/session.store.ts';
import type { SessionWithAdminFlag } from './sessions/session.store.ts';
import { hasTokenChecksum, hasTokenPrefix } from './tokens/token-secret.ts';
import {
  findTokenBySecretHash,
  findTokensBySecretHashes,
  prepareTokenWithMembershipsQueries,
  updateTokenLastUsed,
} from './tokens/token.store.ts';
import type { TokenWithUser } from './tokens/token.store.ts';

/** Minimum interval between updates of the last-use time; otherwise every read would be a write. */
const TOUCH_MS = 5 * 60_000;

type PresentedSecret = Extract<PresentedCredential, { readonly secret: string }>;

const isScope = (text: string): text is TokenScope => text === 'read' || text === 'write';

/** A statement that also reads the memberships saves a round trip, if the result cannot be cached. */
interface WithMemberships {
  readonly memberships?: string;
}

/**
 * Identifies the session or token of a request. Every request needs this, so results are cached until the data may have
 * changed. If the engine cannot know that, the membership is read in the same statement.
 */
export const createCredentialAuthenticator = (
  database: Database,
  clock: Clock,
  { membershipsSql, parseMemberships }: MembershipReader,
): AuthProvider['authenticate'] => {
  const sessions = new VersionedCache<(SessionWithAdminFlag & WithMemberships) | undefined>(database);
  const tokens = new VersionedCache<(TokenWithUser & WithMemberships) | undefined>(database);
  const batchedSessions = new BatchedLookup((hashes) => findSessionsBySecretHashes(database.db, hashes));
  const batchedTokens = new BatchedLookup((hashes) => findTokensBySecretHashes(database.db, hashes));
  const sessionQueries = prepareSessionWithMembershipsQueries(membershipsSql);
  const tokenQueries = prepareTokenWithMembershipsQueries(membershipsSql);
  const isStale = (instant: string | null): boolean =>
    instant === null || clock.now().getTime() - Date.parse(instant) > TOUCH_MS;
  // Whether there is a version depends on the engine alone.
  const hasVersion = database.version() !== undefined;
  const readsMemberships = (lookup: Lookup, library: RequestedLibrary | undefined): library is RequestedLibrary =>
    library !== undefined && lookup === 'single' && !hasVersion;

  /** Checks the form only of tokens that are not cached: malformed ones cost no query, cached ones no check. */
  const findToken = (
    secret: string,
    lookup: Lookup,
    library: RequestedLibrary | undefined,
  ): Promise<(TokenWithUser & WithMemberships) | undefined> => {
    const hash = hashSecret(secret);
    const find = (key: string, read: () => Promise<(TokenWithUser & WithMemberships) | undefined>) =>
      tokens.get(key, async () => (hasTokenChecksum(secret) ? read() : undefined));
    if (readsMemberships(lookup, library)) {
      const { named } = library;
      if (named === undefined) {
        return find(`${hash} default`, () => tokenQueries.withDefault.first(database.db, { hash }));
      }
      return find(`${hash} named ${named}`, () => tokenQueries.withNamed.first(database.db, { hash, named }));
    }
    return find(hash, () =>
      lookup === 'batched' ? batchedTokens.get(hash) : findTokenBySecretHash(database.db, hash),
    );
  };

  const findSession = (
    hash: string,
    lookup: Lookup,
    library: RequestedLibrary | undefined,
  ): Promise<(SessionWithAdminFlag & WithMemberships) | undefined> => {
    if (readsMemberships(lookup, library)) {
      const { named } = library;
      if (named === undefined) {
        return sessions.get(`${hash} default`, () => sessionQueries.withDefault.first(database.db, { hash }));
      }
      return sessions.get(`${hash} named ${named}`, () => sessionQueries.withNamed.first(database.db, { hash, named }));
    }
    return sessions.get(hash, () =>
      lookup === 'batched' ? batchedSessions.get(hash) : findSessionBySecretHash(database.db, hash),
    );
  };

  const authenticationOf = (
    caller: Caller,
    { memberships }: WithMemberships,
    library: RequestedLibrary | undefined,
  ): Authentication =>
    memberships === undefined ? { caller } : { caller, membership: parseMemberships(memberships, library?.named) };

  const authenticateToken = async (
    secret: string,
    lookup: Lookup,
    library: RequestedLibrary | undefined,
  ): Promise<Authentication | undefined> => {
    const token = await findToken(secret, lookup, library);
    const now = getCurrentInstant(clock);
    if (token === undefined || (token.expires_at !== null && token.expires_at <= now)) return undefined;
    if (isStale(token.last_used_at))
      await writeIfPossible(database, async (tx) => updateTokenLastUsed(tx, token.id, now));
    const caller: Caller = {
      userId: asId<UserId>(token.user_id),
      instanceAdmin: token.instance_admin === 1,
      credential: { kind: 'token', id: asId<TokenId>(token.id), scopes: token.scopes.split(' ').filter(isScope) },
    };
    return authenticationOf(caller, token, library);
  };

  const authenticateSession = async (
    { by, secret }: PresentedSecret,
    lookup: Lookup,
    library: RequestedLibrary | undefined,
  ): Promise<Authentication | undefined> => {
    const session = await findSession(hashSecret(secret), lookup, library);
    if (session === undefined || isSessionExpired(clock, session)) return undefined;
    if (isStale(session.last_seen_at)) {
      await writeIfPossible(database, async (tx) => updateSessionLastSeen(tx, session.id, getCurrentInstant(clock)));
    }
    const caller: Caller = {
      userId: asId<UserId>(session.user_id),
      instanceAdmin: session.instance_admin === 1,
      credential: {
        kind: 'session',
        id: asId<SessionId>(session.id),
        by,
        csrfToken: deriveCsrfToken(secret),
        createdAt: session.created_at,
        isRecovery: session.recovery === 1,
      },
    };
    return authenticationOf(caller, session, library);
  };

  return async (presented, lookup, library) => {
    if (presented === undefined || presented.by === 'another-scheme') return undefined;
    if (!hasTokenPrefix(presented.secret)) return authenticateSession(presented, lookup, library);
    return presented.by === 'bearer' ? authenticateToken(presented.secret, lookup, library) : undefined;
  };
};

/** Local mode: every request belongs to the one user, whatever credentials it carries. */
export const createLocalAuthenticator = (userId: UserId, sessionId: SessionId): AuthProvider['authenticate'] => {
  const caller: Caller = { userId, instanceAdmin: true, credential: { kind: 'local', id: sessionId } };
  const authentication: Authentication = { caller };
  return async () => authentication;
};
