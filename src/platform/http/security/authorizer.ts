import type { FastifyRequest } from 'fastify';

import { BatchedAllowance } from '../../allowance/batched-allowance.ts';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../clock/clock.ts';
import { isSameSecret } from '../../crypto/secrets.ts';
import type { Database } from '../../db/database.ts';
import { asId } from '../../ids/ids.ts';
import type { LibraryId, NewId, UserId } from '../../ids/ids.ts';
import { Problem, unauthenticated } from '../../problem/problem.ts';
import { Cookies } from './cookies.ts';
import { needsWriteScope } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { toNetworkRange } from './network-key.ts';
import { isOwnOrigin } from './own-origin.ts';
import { getPresentedCredential } from './presented-credential.ts';
import type { PresentedCredential } from './presented-credential.ts';
import { assertRecentAuthentication } from './recent-authentication.ts';
import { includesRole, isLibraryAccess } from '../scope.ts';
import type { AccountScope, AnyoneScope, Caller, LibraryScope, Role, Scope } from '../scope.ts';

export interface Membership {
  readonly libraryId: LibraryId;
  readonly role: Role;
  /** The number of the library's newest event; see `LibraryScope`. */
  readonly version: number;
}

/** `batched` combines the lookups that are made in the same turn of the event loop into one statement. */
export type Lookup = 'single' | 'batched';

/** The library of a request; without a name, the default one. */
export interface RequestedLibrary {
  readonly named: string | undefined;
}

export interface Authentication {
  readonly caller: Caller;
  /** Set if it was read in the same round trip as the credential. */
  readonly membership?: Membership | 'none';
}

/** Implemented by the domains that manage users and libraries. */
export interface AuthProvider {
  /**
   * The caller a credential belongs to; undefined if it is unknown or no longer valid. If the engine answers over the
   * network, the membership in the requested library comes with it.
   */
  authenticate(
    presented: PresentedCredential | undefined,
    lookup: Lookup,
    library: RequestedLibrary | undefined,
  ): Promise<Authentication | undefined>;
  /** The user's membership in the library; undefined if they are not a member. */
  membership(userId: UserId, libraryId: LibraryId, lookup: Lookup): Promise<Membership | undefined>;
  /**
   * The membership to use if a request names no library: the library selected in this browser, else the user's only
   * one.
   */
  defaultMembership(caller: Caller): Promise<Membership | undefined>;
}

export interface AuthorizerOptions {
  readonly config: Pick<Config, 'auth' | 'baseUrl' | 'limits'>;
  readonly authority: AuthProvider;
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: NewId;
}

export type AnyScope = Scope | AnyoneScope | AccountScope | LibraryScope;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate before the body is read; undefined if the gate rejected the request. */
    scope?: AnyScope;
  }
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return value === undefined ? undefined : String(value);
};

/**
 * Checks the credentials, then the operation's requirements for them, then library and role, so that operations can
 * rely on the resulting scope.
 */
export class Authorizer {
  readonly #options: AuthorizerOptions;
  readonly #cookies: Cookies;
  readonly #writes: BatchedAllowance;

  constructor(options: AuthorizerOptions) {
    this.#options = options;
    const { database, clock, config } = options;
    this.#writes = new BatchedAllowance(database, clock, { max: config.limits.writes_per_minute, windowSeconds: 60 });
    this.#cookies = new Cookies(options.config.baseUrl);
  }

  /**
   * With `again` the write is not counted a second time: the request was admitted before, and its body took long to
   * arrive. With `open` it was admitted before too, and its response is a stream; checks of several streams share their
   * statements.
   */
  async authorize(
    request: FastifyRequest,
    operation: Operation,
    when: 'first' | 'again' | 'open' = 'first',
  ): Promise<AnyScope> {
    const { config, clock, newId } = this.#options;
    const lookup: Lookup = when === 'open' ? 'batched' : 'single';
    const { access } = operation;
    const isOpen = access === 'public' || access === 'anyone';
    const scope: Scope = {
      requestId: request.id,
      clock,
      newId,
      ...(isOpen && { network: toNetworkRange(request.ip) }),
    };
    if (operation.needs === 'accounts' && config.auth === 'local') throw new Problem('authentication-disabled');
    const presented = access === 'public' ? undefined : getPresentedCredential(request, this.#cookies);
    if (presented?.by !== 'bearer' && modifies(operation)) this.#refuseForeignOrigin(request);
    if (access === 'public') {
      if (operation.origin === 'required') this.#requireOrigin(request);
      return scope;
    }

    const library = isLibraryAccess(access) ? { named: namedLibrary(request, operation) } : undefined;
    const authentication = await this.#options.authority.authenticate(presented, lookup, library);
    if (authentication === undefined) {
      if (access === 'anyone' && presented?.by !== 'bearer') return { ...scope, caller: undefined };
      throw unauthenticated(presented === undefined ? 'authentication-required' : 'invalid-credentials');
    }
    const { caller } = authentication;
    this.#refuseOtherPrincipal(request, caller);
    if (access === 'anyone') return { ...scope, caller };
    this.#checkCredential(request, operation, caller);
    if (operation.origin === 'required') this.#requireOrigin(request);
    if (operation.kind === 'change' && when === 'first') await this.#spendWrite(caller.userId);
    if (!isLibraryAccess(access)) return { ...scope, ...caller };

    const named = library?.named ?? (lookup === 'batched' ? admittedLibrary(request) : undefined);
    const { libraryId, role, version } = await this.#membership(authentication, named, lookup);
    if (!includesRole(role, access)) throw new Problem('forbidden', { params: { role, needed: access } });
    return { ...scope, ...caller, libraryId, role, version };
  }

  /**
   * Refunds the write of a request that was admitted but ended before its body was complete, so that it does not use up
   * the user's write limit.
   */
  refundWrite(userId: UserId | undefined): void {
    if (userId !== undefined) this.#writes.refund(`writes:${userId}`);
  }

  /** A page on another site must not be able to sign anyone in or out here, or change anything. */
  #refuseForeignOrigin({ headers: { origin, host } }: FastifyRequest): void {
    if (origin === undefined || isOwnOrigin(origin, host, this.#options.config)) return;
    throw new Problem('origin-not-allowed', { params: { origin } });
  }

  #requireOrigin(request: FastifyRequest): void {
    if (request.headers.origin === undefined) {
      throw new Problem('origin-not-allowed', { detail: 'The Origin header is missing.', params: { origin: null } });
    }
    this.#refuseForeignOrigin(request);
  }

  /** On a shared device, changes queued by one person must never be replayed as another. */
  #refuseOtherPrincipal(request: FastifyRequest, { userId }: Caller): void {
    const principal = header(request, 'x-service-principal');
    if (principal !== undefined && principal !== userId) throw new Problem('principal-mismatch');
  }

  #checkCredential(request: FastifyRequest, operation: Operation, caller: Caller): void {
    const { credential, instanceAdmin } = caller;
    const { access, session } = operation;
    this.#checkCsrf(request, operation, caller);
    if (credential.kind === 'token') {
      if (session !== undefined) throw new Problem('browser-session-required');
      if (needsWriteScope(operation) && !credential.scopes.includes('write')) {
        throw new Problem('insufficient-scope', { params: { scopes: credential.scopes, needed: 'write' } });
      }
    }
    if (credential.kind === 'session') {
      if (credential.isRecovery && operation.whileRecovering !== true) throw new Problem('credential-renewal-required');
      if (session === 'recent') assertRecentAuthentication(this.#options.clock, credential);
    }
    if (access === 'administrator' && !instanceAdmin) {
      throw new Problem('forbidden', { detail: 'An administrator of the instance may do this.' });
    }
  }

  /**
   * A browser adds its cookie even to requests triggered by another site, but it never adds the CSRF token on its own.
   */
  #checkCsrf(request: FastifyRequest, operation: Operation, { credential }: Caller): void {
    if (credential.kind === 'local') return;
    const isBrowser = credential.kind === 'session' && credential.by === 'cookie';
    if (operation.csrf !== 'always' && !(isBrowser && modifies(operation))) return;
    const expected = credential.kind === 'session' ? credential.csrfToken : undefined;
    const given = header(request, 'x-csrf-token');
    if (expected === undefined || given === undefined || !isSameSecret(given, expected)) {
      throw new Problem('csrf-token-invalid');
    }
  }

  async #spendWrite(userId: UserId): Promise<void> {
    if (this.#options.config.limits.writes_per_minute > 0) await this.#writes.spend(`writes:${userId}`);
  }

  /**
   * The membership in the library that the request names, else in the one selected in this browser, else in the only
   * one.
   */
  async #membership(
    { caller, membership: known }: Authentication,
    named: string | undefined,
    lookup: Lookup,
  ): Promise<Membership> {
    const membership = known ?? (await this.#findMembership(caller, named, lookup));
    if (membership !== undefined && membership !== 'none') return membership;
    throw new Problem(named === undefined ? 'library-required' : 'library-not-found');
  }

  #findMembership(caller: Caller, named: string | undefined, lookup: Lookup): Promise<Membership | undefined> {
    const { authority } = this.#options;
    if (named === undefined) return authority.defaultMembership(caller);
    return authority.membership(caller.userId, asId<LibraryId>(named), lookup);
  }
}

/** A stream stays in the library that it was opened in, whichever the browser has selected since. */
const admittedLibrary = ({ scope }: FastifyRequest): string | undefined =>
  scope !== undefined && 'libraryId' in scope ? scope.libraryId : undefined;

/** A browser may follow a link to a GET from any site, so changes made by a GET do their own checks. */
const modifies = ({ kind, method }: Operation): boolean => kind === 'change' && method !== 'GET';

/** The library named in the path or a header, or in the query if the client cannot send headers. */
const namedLibrary = (request: FastifyRequest, { library }: Operation): string | undefined => {
  if (library === 'path') return String((request.params as { readonly id?: unknown }).id);
  const given = header(request, 'x-service-library');
  if (given !== undefined || library !== 'query') return given;
  const { library: requested } = request.query as { readonly library?: unknown };
  return typeof requested === 'string' ? requested : undefined;
};
