import type { TSchema } from 'typebox';

import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { AccountScope, Role, Scope } from '../../platform/http/scope.ts';
import type { LibraryId, UserId } from '../../platform/ids/ids.ts';
import { defineService } from '../../platform/module/module.ts';

/** An actor who may not have a session yet. */
export interface UserScope extends Scope, Partial<Pick<AccountScope, 'credential'>> {
  readonly userId: UserId;
}

/** A library in the API's shape, and the newest event that it includes. */
interface LibraryWithLastEvent {
  readonly library: { readonly id: string };
  readonly lastEventId: string;
}

/** What accounts need from libraries. Libraries depend on accounts and not the reverse, so their module provides it. */
export interface LibrariesPort {
  /** Schema of a library. */
  readonly schema: TSchema;
  /** All libraries of a user in the API's shape. */
  list(db: Db, userId: UserId): Promise<readonly { readonly id: string; readonly role: Role }[]>;
  /** The same, each with the id of its newest event. */
  listWithLastEvents(db: Db, userId: UserId): Promise<readonly LibraryWithLastEvent[]>;
  /** Creates the library "Home" for a user who has none. */
  ensureHomeLibrary(tx: Tx, founder: UserScope): Promise<void>;
  /** Whether an invitation can be used now. */
  isOpenInvitation(db: Db, clock: Clock, secret: string): Promise<boolean>;
  /** Revokes a user's unused invitations. */
  revokeUserInvitations(tx: Tx, clock: Clock, userId: UserId): Promise<void>;
  /** Consumes an invitation and makes the user a member; undefined if it cannot be used. */
  acceptInvitation(tx: Tx, newcomer: UserScope, secret: string): Promise<LibraryId | undefined>;
}

export const librariesPort = defineService<LibrariesPort>({ name: 'the libraries of accounts' });
