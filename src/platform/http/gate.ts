import type { FastifyRequest } from 'fastify';

import { spend } from '../allowance/allowance.ts';
import type { Clock } from '../clock/clock.ts';
import type { Limits } from '../config/limits.ts';
import type { Database } from '../db/database.ts';
import { asId } from '../ids/ids.ts';
import type { LibraryId, NewId, UserId } from '../ids/ids.ts';
import { Problem } from '../problem/problem.ts';
import { includesRole } from './scope.ts';
import type { Access, AccountScope, LibraryScope, Role, Scope } from './scope.ts';

export interface Membership {
  readonly libraryId: LibraryId;
  readonly role: Role;
  /** The number of the library's newest event: see `LibraryScope`. */
  readonly version: number;
}

/** What the platform asks of the rooms that know users and libraries. */
export interface Authority {
  /** Who sends the request; throws `authentication-required` or `invalid-credentials`. */
  authenticate(request: FastifyRequest): Promise<UserId> | UserId;
  /** The membership in one library, undefined where there is none. */
  membership(userId: UserId, libraryId: LibraryId): Promise<Membership | undefined>;
  /** The membership in the only library of a user, undefined where there are more or none. */
  onlyMembership(userId: UserId): Promise<Membership | undefined>;
}

export interface GateOptions {
  readonly authority: Authority;
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly limits: Limits;
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return value === undefined ? undefined : String(value);
};

/** Credentials, then principal, then library and role: what an operation may take for granted about its caller. */
export class Gate {
  readonly #options: GateOptions;

  constructor(options: GateOptions) {
    this.#options = options;
  }

  async admit(request: FastifyRequest, access: Access, changes: boolean): Promise<Scope | AccountScope | LibraryScope> {
    const { authority, clock, newId } = this.#options;
    const scope: Scope = { requestId: request.id, clock, newId };
    if (access === 'public') return scope;

    const userId = await authority.authenticate(request);
    this.#refuseOtherPrincipal(request, userId);
    if (changes) await this.#spendWrite(userId);
    if (access === 'account') return { ...scope, userId };

    const { libraryId, role, version } = await this.#membership(request, userId);
    if (!includesRole(role, access)) {
      throw new Problem('forbidden', { params: { role, needed: access } });
    }
    return { ...scope, userId, libraryId, role, version };
  }

  /** A queue of changes made by one person on a shared device must never be replayed as another. */
  #refuseOtherPrincipal(request: FastifyRequest, userId: UserId): void {
    const principal = header(request, 'x-service-principal');
    if (principal !== undefined && principal !== userId) throw new Problem('principal-mismatch');
  }

  async #spendWrite(userId: UserId): Promise<void> {
    const { database, clock, limits } = this.#options;
    if (limits.writes_per_minute === 0) return;
    await spend(database, clock, { name: `writes:${userId}`, most: limits.writes_per_minute, windowSeconds: 60 });
  }

  async #membership(request: FastifyRequest, userId: UserId): Promise<Membership> {
    const { authority } = this.#options;
    const named = header(request, 'x-service-library');
    const membership =
      named === undefined
        ? await authority.onlyMembership(userId)
        : await authority.membership(userId, asId<LibraryId>(named));
    if (membership !== undefined) return membership;
    throw new Problem(named === undefined ? 'library-required' : 'library-not-found');
  }
}
