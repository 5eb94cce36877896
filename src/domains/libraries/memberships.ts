import type { Database } from '../../platform/db/database.ts';
import { Remembered } from '../../platform/db/remembered.ts';
import type { Authority, Membership } from '../../platform/http/gate.ts';
import { findMembership, findOnlyMembership } from './membership.store.ts';

/** Who belongs to which library. Every request asks, so what cannot have changed is not read again. */
export const membershipsOf = (database: Database): Pick<Authority, 'membership' | 'onlyMembership'> => {
  const remembered = new Remembered<Membership | undefined>(database);
  return {
    membership: (userId, libraryId) =>
      remembered.get(`${userId} ${libraryId}`, () => findMembership(database.db, userId, libraryId)),
    onlyMembership: (userId) => remembered.get(userId, () => findOnlyMembership(database.db, userId)),
  };
};
