import type { Clock, Instant } from '../clock/clock.ts';
import type { Id, LibraryId, NewId, UserId } from '../ids/ids.ts';

/** From the least to the most that a member may do. */
const roles = ['viewer', 'editor', 'owner'] as const;

export type Role = (typeof roles)[number];

export const includesRole = (held: Role, needed: Role): boolean => roles.indexOf(held) >= roles.indexOf(needed);

export type SessionId = Id<'session'>;
export type TokenId = Id<'token'>;
export type TokenScope = 'read' | 'write';

/** By what a caller was recognized. */
type Credential =
  /** Account authentication is disabled: everyone who reaches the service is its one user. */
  | { readonly kind: 'local'; readonly id: SessionId }
  | {
      readonly kind: 'session';
      readonly id: SessionId;
      /** A browser sends its cookie by itself, also when another site makes it; a bearer is sent on purpose. */
      readonly by: 'cookie' | 'bearer';
      readonly csrfToken: string;
      /** When the user last proved who they are. */
      readonly confirmedAt: Instant;
      /** Opened with a recovery code: good for setting a new credential and for nothing else. */
      readonly isRecovery: boolean;
    }
  | { readonly kind: 'token'; readonly id: TokenId; readonly scopes: readonly TokenScope[] }
  /** Work that goes on after its request: whoever asked for it was recognized then. */
  | { readonly kind: 'job'; readonly id: Id<'job'> };

export interface Caller {
  readonly userId: UserId;
  readonly instanceAdmin: boolean;
  readonly credential: Credential;
}

/** What every operation knows. */
export interface Scope {
  readonly requestId: string;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** An operation that answers whoever asks, and may say more to those it knows. */
export interface AnyoneScope extends Scope {
  readonly caller: Caller | undefined;
}

/** An operation on behalf of a user. */
export interface AccountScope extends Scope, Caller {}

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

/** Who may call an operation. `public` never looks at credentials, `anyone` uses them where there are some. */
export type Access = 'public' | 'anyone' | 'account' | 'administrator' | Role;

export type ScopeOf<A extends Access> = A extends 'public'
  ? Scope
  : A extends 'anyone'
    ? AnyoneScope
    : A extends 'account' | 'administrator'
      ? AccountScope
      : LibraryScope;

export const isInLibrary = (access: Access): access is Role => roles.some((role) => role === access);
