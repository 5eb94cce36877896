import type { Clock } from '../clock/clock.ts';
import type { LibraryId, NewId, UserId } from '../ids/ids.ts';

/** From the least to the most that a member may do. */
const roles = ['viewer', 'editor', 'owner'] as const;

export type Role = (typeof roles)[number];

export const includesRole = (held: Role, needed: Role): boolean => roles.indexOf(held) >= roles.indexOf(needed);

/** What every operation knows. */
export interface Scope {
  readonly requestId: string;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** An operation on behalf of a user. */
export interface AccountScope extends Scope {
  readonly userId: UserId;
}

/** An operation in a library, by a member whose role allows it. */
export interface LibraryScope extends AccountScope {
  readonly libraryId: LibraryId;
  readonly role: Role;
  /**
   * A number that rises with every change in the library, since every one of them announces itself.
   * It was read before anything else of the request, so what is read later is never older.
   */
  readonly version: number;
}

/** Who may call an operation. */
export type Access = 'public' | 'account' | Role;

export type ScopeOf<A extends Access> = A extends 'public' ? Scope : A extends 'account' ? AccountScope : LibraryScope;
