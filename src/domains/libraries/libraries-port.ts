import type { LibrariesPort } from '../accounts/index.ts';
import { secondsOf } from '../../platform/clock/clock.ts';
import { acceptInvitation, isOpenInvitation } from './accept-invitation.ts';
import { ensureHome } from './ensure-home.ts';
import { markAllRevoked } from './invitation.store.ts';
import { Library } from './library.schemas.ts';
import { listLibraries } from './library.store.ts';

/** A user with more libraries than this does not need to see them all at once. */
const MOST_LISTED = 1000;

/** What accounts need from libraries. */
export const librariesPort: LibrariesPort = {
  schema: Library,
  list: (db, userId) => listLibraries(db, userId, '', MOST_LISTED),
  ensureHome,
  isOpenInvitation,
  revokeInvitationsOf: async (tx, clock, userId) => {
    await markAllRevoked(tx, userId, secondsOf(clock));
  },
  acceptInvitation,
};
