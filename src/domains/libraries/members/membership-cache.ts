import type { Database } from '../../../platform/db/database.ts';
import { VersionedCache } from '../../../platform/db/versioned-cache.ts';
import type { AuthProvider, Membership } from '../../../platform/http/security/authorizer.ts';
import { findMembership, findDefaultMembership } from './membership.store.ts';

/** Memberships of users. Every request needs them, so they are cached until the data may have changed. */
export const createMembershipCache = (database: Database): Pick<AuthProvider, 'membership' | 'defaultMembership'> => {
  const named = new VersionedCache<Membership | undefined>(database);
  const usual = new VersionedCache<Membership | undefined>(database);
  return {
    membership: (userId, libraryId) =>
      named.get(`${userId} ${libraryId}`, () => findMembership(database.db, userId, libraryId)),
    defaultMembership: ({ userId, credential: { id } }) =>
      usual.get(`${userId} ${id}`, () => findDefaultMembership(database.db, userId, id)),
  };
};
