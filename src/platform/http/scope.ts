import type { Clock, Instant } from '../clock/clock.ts';
import type { Id, LibraryId, NewId, UserId } from '../ids/ids.ts';

/** In ascending order of permissions. */
const roles = ['viewer', 'editor', 'owner'] as const;

export type Role = (typeof roles)[number];

export const includesRole = (held: Role, needed: Role): boolean => roles.indexOf(held) >= roles.indexOf(needed);

export type SessionId = Id<'session'>;
export type TokenId = Id<'token'>;
export type TokenScope = 'read' | 'write';

/** How a caller was authenticated. */
type Credential =
  /** Account authentication is disabled: everyone who can reach the service is its single user. */
  | { readonly kind: 'local'; readonly id: SessionId }
  | {
      readonly kind: 'session';
      readonly id: SessionId;
      /**
       * A browser sends its cookie automatically, even for requests triggered by another site; a bearer token is sent
       * explicitly.
       */
      readonly by: 'cookie' | 'bearer';
      readonly csrfToken: string;
      /** Decides whether the user authenticated recently: confirming replaces the session. */
      readonly createdAt: Instant;
      /** Opened with a recovery code: only good for setting a new credential. */
      readonly isRecovery: boolean;
    }
  | { readonly kind: 'token'; readonly id: TokenId; readonly scopes: readonly TokenScope[] }
  /** Work that continues after its request; the user was authenticated by that request. */
  | { readonly kind: 'job'; readonly id: Id<'job'> };

export interface Caller {
  readonly userId: UserId;
  readonly instanceAdmin: boolean;
  readonly credential: Credential;
}

/** What every operation has. */
export interface Scope {
  readonly requestId: string;
  readonly clock: Clock;
  readonly newId: NewId;
  /** The client's network, if the operation is open to everyone: refused attempts are recorded by it. */
  readonly network?: string;
}

/** For an operation open to everyone, which may return more to signed-in callers. */
export interface AnyoneScope extends Scope {
  readonly caller: Caller | undefined;
}

/** For an operation on behalf of a user. */
export interface AccountScope extends Scope, Caller {}

/** For an operation in a library, by a member whose role allows it. */
export interface LibraryScope extends AccountScope {
  readonly libraryId: LibraryId;
  readonly role: Role;
  /**
   * Increases with every change in the library, since every change emits an event. It was read before anything else in
   * the request, so data read later is never older.
   */
  readonly version: number;
}

/** Who may call an operation. `public` ignores credentials; `anyone` uses them if present. */
export type AccessLevel = 'public' | 'anyone' | 'account' | 'administrator' | Role;

export type ScopeOf<A extends AccessLevel> = A extends 'public'
  ? Scope
  : A extends 'anyone'
    ? AnyoneScope
    : A extends 'account' | 'administrator'
      ? AccountScope
      : LibraryScope;

export const isLibraryAccess = (access: AccessLevel): access is Role => roles.some((role) => role === access);
