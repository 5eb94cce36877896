import type { LibrariesPort } from '../accounts/index.ts';
import { getCurrentUnixSeconds } from '../../platform/clock/clock.ts';
import { formatEventId } from '../../platform/outbox/event.ts';
import { acceptInvitation, isOpenInvitation } from './invitations/accept-invitation.ts';
import { ensureHomeLibrary } from './ensure-home-library.ts';
import { markCreatorInvitationsRevoked } from './invitations/invitation.store.ts';
import { Library } from './library.schemas.ts';
import { listLibraries, listLibrariesWithLastEvents } from './library.store.ts';

/** A user with more libraries than this does not need to see them all at once. */
const MAX_LISTED = 1000;

/** What accounts need from libraries. */
export const librariesAdapter: LibrariesPort = {
  schema: Library,
  list: (db, userId) => listLibraries(db, userId, '', MAX_LISTED),
  listWithLastEvents: async (db, userId) => {
    const listed = await listLibrariesWithLastEvents(db, userId, MAX_LISTED);
    return listed.map(({ library, number }) => ({ library, lastEventId: formatEventId(library.id, number) }));
  },
  ensureHomeLibrary: ensureHomeLibrary,
  isOpenInvitation,
  revokeUserInvitations: async (tx, clock, userId) => {
    await markCreatorInvitationsRevoked(tx, userId, getCurrentUnixSeconds(clock));
  },
  acceptInvitation,
};
