import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import type { EngineFeatures } from '../../../platform/db/engine-features.ts';
import { jsonArrayAgg, jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../../platform/db/prepared-query.ts';
import type { Membership } from '../../../platform/http/security/authorizer.ts';
import type { Role } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId, UserId } from '../../../platform/ids/ids.ts';

/** Read for every request in a library, so the same round trip also returns the library's version. */
const membershipsOf = (query: QueryBuilder, userId: UserId) =>
  query
    .selectFrom('library_member as member')
    .leftJoin('event_counter as counter', 'counter.stream', 'member.library_id')
    .where('member.user_id', '=', userId)
    .select(['member.library_id', 'member.role', sql<number>`coalesce(counter.last_number, 0)`.as('version')]);

const one = prepareQuery((query, p: { userId: UserId; libraryId: LibraryId }) =>
  membershipsOf(query, p.userId).where('member.library_id', '=', p.libraryId),
);

/** The library that the session selected comes first. */
const firstTwo = prepareQuery((query, p: { userId: UserId; sessionId: string }) =>
  membershipsOf(query, p.userId)
    .leftJoin('session', (join) =>
      join.onRef('session.library_id', '=', 'member.library_id').on('session.id', '=', p.sessionId),
    )
    .select(sql<number>`case when session.id is null then 0 else 1 end`.as('selected'))
    .orderBy('selected', 'desc')
    .limit(2),
);

type Row = Omit<Membership, 'libraryId'> & { readonly library_id: string };

const present = ({ library_id, role, version }: Row): Membership => ({
  libraryId: asId<LibraryId>(library_id),
  role,
  version,
});

export const findMembership = async (db: Db, userId: UserId, libraryId: LibraryId): Promise<Membership | undefined> => {
  const row = await one.first(db, { userId, libraryId });
  return row && present(row);
};

/** A user and a library. */
export interface MemberKey {
  readonly userId: string;
  readonly libraryId: string;
}

const many = prepareQuery(
  (_query, p: { pairs: string }, features) => sql<Row & { readonly user_id: string }>`
    select member.user_id, member.library_id, member.role, coalesce(counter.last_number, 0) as version
    from ${jsonArrayRows(features, p.pairs, { userId: 'text', libraryId: 'text' })}
    cross join library_member as member
    left join event_counter as counter on counter.stream = member.library_id
    where member.user_id = given."userId" and member.library_id = given."libraryId"`,
);

/** Memberships of several users, each in one library. */
export const listMemberships = async (
  db: Db,
  pairs: readonly MemberKey[],
): Promise<readonly (Membership & { readonly userId: string })[]> =>
  (await many.all(db, { pairs: JSON.stringify(pairs) })).map((row) => ({ userId: row.user_id, ...present(row) }));

const active = prepareQuery((query, p: { userId: UserId; libraryId: LibraryId }) =>
  query
    .selectFrom('library_member as member')
    .innerJoin('account_user as user', 'user.id', 'member.user_id')
    .select('member.role')
    .where('member.user_id', '=', p.userId)
    .where('member.library_id', '=', p.libraryId)
    .where('user.disabled_at', 'is', null),
);

/** The user's current role, for work that continues after the request; undefined without a membership. */
export const findRole = async (db: Db, userId: UserId, libraryId: LibraryId): Promise<Role | undefined> =>
  (await active.first(db, { userId, libraryId }))?.role;

interface SelectableRow extends Row {
  /** 1 if the session selected this library. */
  readonly selected: number;
}

const chooseDefault = ([row, another]: readonly SelectableRow[]): Membership | undefined =>
  row && (row.selected === 1 || !another) ? present(row) : undefined;

/** In the library that the session selected, or else the only one. */
export const findDefaultMembership = async (
  db: Db,
  userId: UserId,
  sessionId: string,
): Promise<Membership | undefined> => chooseDefault(await firstTwo.all(db, { userId, sessionId }));

/** JSON for `parseMemberships`, for a statement that reads the user's credential. `named` may be a parameter. */
export const membershipsSql = (
  features: EngineFeatures,
  { userId, selectedLibraryId }: { readonly userId: string; readonly selectedLibraryId?: string },
  named: string | undefined,
): RawBuilder<string> => {
  const isSelected =
    selectedLibraryId === undefined
      ? sql.lit(0)
      : sql`case when member.library_id = ${sql.ref(selectedLibraryId)} then 1 else 0 end`;
  const isNamed = named === undefined ? sql`` : sql`and member.library_id = ${named}`;
  const columns = { library_id: 'library_id', role: 'role', version: 'version', selected: 'selected' };
  return sql<string>`(select cast(${jsonArrayAgg(features, columns)} as text) from (
    select member.library_id, member.role, coalesce(counter.last_number, 0) as version, ${isSelected} as selected
    from library_member as member left join event_counter as counter on counter.stream = member.library_id
    where member.user_id = ${sql.ref(userId)} ${isNamed}
    order by selected desc limit 2) as memberships)`;
};

export const parseMemberships = (json: string, named: string | undefined): Membership | 'none' => {
  const rows = JSON.parse(json) as readonly SelectableRow[];
  const [first] = rows;
  return (named === undefined ? chooseDefault(rows) : first && present(first)) ?? 'none';
};
