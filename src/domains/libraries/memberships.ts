import type { Database } from '../../platform/db/database.ts';
import { VersionedCache } from '../../platform/db/versioned-cache.ts';
import type { Authority, Membership } from '../../platform/http/gate.ts';
import { findMembership, findUsualMembership } from './membership.store.ts';

/** Memberships of users. Every request needs them, so they are cached until the data may have changed. */
export const membershipsOf = (database: Database): Pick<Authority, 'membership' | 'usualMembership'> => {
  const named = new VersionedCache<Membership | undefined>(database);
  const usual = new VersionedCache<Membership | undefined>(database);
  return {
    membership: (userId, libraryId) =>
      named.get(`${userId} ${libraryId}`, () => findMembership(database.db, userId, libraryId)),
    usualMembership: ({ userId, credential: { id } }) =>
      usual.get(`${userId} ${id}`, () => findUsualMembership(database.db, userId, id)),
  };
};
