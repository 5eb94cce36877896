import type { TSchema } from 'typebox';

import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { AccountScope, Role, Scope } from '../../platform/http/scope.ts';
import type { LibraryId, UserId } from '../../platform/ids/ids.ts';

/** Someone who acts, though perhaps without a session yet. */
export interface Newcomer extends Scope, Partial<Pick<AccountScope, 'credential'>> {
  readonly userId: UserId;
}

/**
 * What accounts need of libraries. Libraries know accounts and not the other way round, so the app
 * hands this in.
 */
export interface LibrariesPort {
  /** The Library record. */
  readonly schema: TSchema;
  /** Every library of a user, as the API shows them. */
  list(db: Db, userId: UserId): Promise<readonly { readonly id: string; readonly role: Role }[]>;
  /** Makes a library "Home" for a user who has none. */
  ensureHome(tx: Tx, founder: Newcomer): Promise<void>;
  /** True where an invitation can be used now. */
  isOpenInvitation(db: Db, clock: Clock, secret: string): Promise<boolean>;
  /** Takes back what a user has invited with and nobody has used yet. */
  revokeInvitationsOf(tx: Tx, clock: Clock, userId: UserId): Promise<void>;
  /** Uses an invitation up and makes the user a member; undefined where it cannot be used. */
  acceptInvitation(tx: Tx, newcomer: Newcomer, secret: string): Promise<LibraryId | undefined>;
}
