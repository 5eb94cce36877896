import { BatchedLookup } from '../../../platform/db/batched-lookup.ts';
import type { Database } from '../../../platform/db/database.ts';
import { VersionedCache } from '../../../platform/db/versioned-cache.ts';
import type { AuthProvider, Membership } from '../../../platform/http/security/authorizer.ts';
import { findMembership, findDefaultMembership, listMemberships } from './membership.store.ts';
import type { MemberKey } from './membership.store.ts';

const keyOf = ({ userId, libraryId }: MemberKey): string => `${userId} ${libraryId}`;

const pairOf = (key: string): MemberKey => {
  const [userId = '', libraryId = ''] = key.split(' ', 2);
  return { userId, libraryId };
};

/** Memberships of users. Every request needs them, so they are cached until the data may have changed. */
export const createMembershipCache = (database: Database): Pick<AuthProvider, 'membership' | 'defaultMembership'> => {
  const named = new VersionedCache<Membership | undefined>(database);
  const usual = new VersionedCache<Membership | undefined>(database);
  const batched = new BatchedLookup<Membership>(
    async (keys) =>
      new Map(
        (await listMemberships(database.db, keys.map(pairOf))).map((membership) => [keyOf(membership), membership]),
      ),
  );
  return {
    membership: (userId, libraryId, lookup) => {
      const key = keyOf({ userId, libraryId });
      return named.get(key, () =>
        lookup === 'batched' ? batched.get(key) : findMembership(database.db, userId, libraryId),
      );
    },
    defaultMembership: ({ userId, credential: { id } }) =>
      usual.get(`${userId} ${id}`, () => findDefaultMembership(database.db, userId, id)),
  };
};
