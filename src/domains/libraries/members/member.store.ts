import type { Db, Tx } from '../../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { LibraryTables } from '../libraries.tables.ts';
import type { Role } from '../../../platform/http/scope.ts';
import type { LibraryId, UserId } from '../../../platform/ids/ids.ts';
import type { Member } from './member.schemas.ts';

const page = prepareQuery((query, p: { library: LibraryId; after: string; rows: number }) =>
  query
    .selectFrom('library_member as member')
    .innerJoin('account_user as user', 'user.id', 'member.user_id')
    .select(['member.user_id', 'user.display_name', 'member.role', 'member.created_at'])
    .where('member.library_id', '=', p.library)
    .where('member.user_id', '>', p.after)
    .orderBy('member.user_id')
    .limit(p.rows),
);

/** In the order in which the users joined the instance. */
export const listMembers = (db: Db, library: LibraryId, after: string, rows: number): Promise<readonly Member[]> =>
  page.all(db, { library, after, rows });

const one = prepareQuery((query, p: { library: LibraryId; user: UserId }) =>
  query
    .selectFrom('library_member as member')
    .innerJoin('account_user as user', 'user.id', 'member.user_id')
    .select(['member.user_id', 'user.display_name', 'member.role', 'member.created_at'])
    .where('member.library_id', '=', p.library)
    .where('member.user_id', '=', p.user),
);

export const findMember = (db: Db, library: LibraryId, user: UserId): Promise<Member | undefined> =>
  one.first(db, { library, user });

const otherOwner = prepareQuery((query, p: { library: LibraryId; user: UserId }) =>
  query
    .selectFrom('library_member as member')
    .innerJoin('account_user as user', 'user.id', 'member.user_id')
    .select('member.user_id')
    .where('member.library_id', '=', p.library)
    .where('member.role', '=', 'owner')
    .where('member.user_id', '<>', p.user)
    .where('user.disabled_at', 'is', null)
    .limit(1),
);

/** Counts only owners who can act: a disabled one cannot. */
export const hasOtherOwner = async (db: Db, library: LibraryId, user: UserId): Promise<boolean> =>
  (await otherOwner.first(db, { library, user })) !== undefined;

const insert = prepareQuery((query, p: LibraryTables['library_member']) =>
  query.insertInto('library_member').values(pickColumns(p, ['library_id', 'user_id', 'role', 'created_at'])),
);

export const insertMember = (tx: Tx, member: LibraryTables['library_member']): void => insert.defer(tx, member);

const update = prepareQuery((query, p: { library: LibraryId; user: UserId; role: Role }) =>
  query
    .updateTable('library_member')
    .set(pickColumns(p, ['role']))
    .where('library_id', '=', p.library)
    .where('user_id', '=', p.user),
);

export const updateRole = (tx: Tx, library: LibraryId, user: UserId, role: Role): void =>
  update.defer(tx, { library, user, role });

const remove = prepareQuery((query, p: { library: LibraryId; user: UserId }) =>
  query.deleteFrom('library_member').where('library_id', '=', p.library).where('user_id', '=', p.user),
);

const removeAll = prepareQuery((query, p: { library: LibraryId }) =>
  query.deleteFrom('library_member').where('library_id', '=', p.library),
);

/** Removes all members together with what is theirs alone, their calendar URLs. */
export const removeAllMembers = (tx: Tx, library: LibraryId): void => removeAll.defer(tx, { library });

export const removeMemberRow = (tx: Tx, library: LibraryId, user: UserId): void => remove.defer(tx, { library, user });
