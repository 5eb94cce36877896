import type { LibrariesPort } from '../accounts/index.ts';
import { getCurrentUnixSeconds } from '../../platform/clock/clock.ts';
import { acceptInvitation, isOpenInvitation } from './invitations/accept-invitation.ts';
import { ensureHomeLibrary } from './ensure-home-library.ts';
import { markCreatorInvitationsRevoked } from './invitations/invitation.store.ts';
import { Library } from './library.schemas.ts';
import { listLibraries } from './library.store.ts';

/** A user with more libraries than this does not need to see them all at once. */
const MAX_LISTED = 1000;

/** What accounts need from libraries. */
export const librariesAdapter: LibrariesPort = {
  schema: Library,
  list: (db, userId) => listLibraries(db, userId, '', MAX_LISTED),
  ensureHomeLibrary: ensureHomeLibrary,
  isOpenInvitation,
  revokeUserInvitations: async (tx, clock, userId) => {
    await markCreatorInvitationsRevoked(tx, userId, getCurrentUnixSeconds(clock));
  },
  acceptInvitation,
};
