import type { Instant } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../../platform/db/prepared-query.ts';
import type { AccountTables } from '../accounts.tables.ts';
import type { UserId } from '../../../platform/ids/ids.ts';

export type UserRow = AccountTables['account_user'];

/** What a response says about the user. */
export type SignedInUser = Pick<UserRow, 'id' | 'display_name' | 'instance_admin' | 'shown_convention'>;

const one = prepareQuery((query, p: { id: UserId }) =>
  query.selectFrom('account_user').selectAll().where('id', '=', p.id),
);

export const findUser = (db: Db, id: UserId): Promise<UserRow | undefined> => one.first(db, { id });

const withLock = (lock: 'forShare' | 'forNoKeyUpdate') =>
  prepareQuery((query, p: { id: UserId }, { hasRowLocks }) =>
    query
      .selectFrom('account_user')
      .selectAll()
      .where('id', '=', p.id)
      .$if(hasRowLocks, (select) => select[lock]()),
  );

const held = withLock('forShare');
const locked = withLock('forNoKeyUpdate');

/** Locks the user's password and disabled state until the transaction ends. */
export const lockUserShared = (tx: Tx, id: UserId): Promise<UserRow | undefined> => held.first(tx, { id });

/** Locks the user exclusively: no session is opened for them, and no one changes them, until the transaction ends. */
export const lockUserExclusive = (tx: Tx, id: UserId): Promise<UserRow | undefined> => locked.first(tx, { id });

const byName = prepareQuery((query, p: { key: string }) =>
  query.selectFrom('account_user').selectAll().where('username_key', '=', p.key),
);

export const findUserByUsernameKey = (db: Db, key: string): Promise<UserRow | undefined> => byName.first(db, { key });

const insert = prepareQuery((query, p: UserRow) =>
  query
    .insertInto('account_user')
    .values(
      pickColumns(p, [
        'id',
        'kind',
        'username',
        'username_key',
        'password_hash',
        'display_name',
        'instance_admin',
        'created_at',
        'disabled_at',
        'shown_convention',
      ]),
    ),
);

export const insertUser = (tx: Tx, user: UserRow): Promise<number> => insert.run(tx, user);

type Named = Pick<UserRow, 'id' | 'username' | 'username_key' | 'password_hash' | 'display_name'>;

const name = prepareQuery((query, p: Named) =>
  query
    .updateTable('account_user')
    .set(pickColumns(p, ['username', 'username_key', 'password_hash', 'display_name']))
    .where('id', '=', p.id),
);

/** Sets the user name and password of a user. */
export const updateCredentialsAndDisplayName = (tx: Tx, user: Named): Promise<number> => name.run(tx, user);

const setPassword = prepareQuery((query, p: Omit<Named, 'display_name'>) =>
  query
    .updateTable('account_user')
    .set(pickColumns(p, ['username', 'username_key', 'password_hash']))
    .where('id', '=', p.id),
);

export const updateUsernameAndPassword = (tx: Tx, user: Omit<Named, 'display_name'>): Promise<number> =>
  setPassword.run(tx, user);

const rename = prepareQuery((query, p: { id: UserId; display_name: string }) =>
  query
    .updateTable('account_user')
    .set(pickColumns(p, ['display_name']))
    .where('id', '=', p.id),
);

export const updateDisplayName = (tx: Tx, id: UserId, displayName: string): Promise<number> =>
  rename.run(tx, { id, display_name: displayName });

const setShown = prepareQuery((query, p: { id: UserId; shown_convention: UserRow['shown_convention'] }) =>
  query
    .updateTable('account_user')
    .set(pickColumns(p, ['shown_convention']))
    .where('id', '=', p.id),
);

export const updateShownConvention = (tx: Tx, id: UserId, convention: UserRow['shown_convention']): Promise<number> =>
  setShown.run(tx, { id, shown_convention: convention });

const disable = prepareQuery((query, p: { id: UserId; disabled_at: Instant | null }) =>
  query
    .updateTable('account_user')
    .set(pickColumns(p, ['disabled_at']))
    .where('id', '=', p.id),
);

export const updateDisabledAt = (tx: Tx, id: UserId, disabledAt: Instant | null): void =>
  disable.defer(tx, { id, disabled_at: disabledAt });

/** Administrators who can sign in. */
const administrators = (query: QueryBuilder) =>
  query
    .selectFrom('account_user')
    .select('id')
    .where('instance_admin', '=', 1)
    .where('disabled_at', 'is', null)
    .where('username', 'is not', null)
    .orderBy('id');

const allAdministrators = prepareQuery((query, _p: object, { hasRowLocks }) =>
  administrators(query).$if(hasRowLocks, (select) => select.forNoKeyUpdate()),
);

/** Locks all administrators until the transaction ends, so that two of them cannot disable each other. */
export const lockAdministrators = async (tx: Tx): Promise<readonly string[]> =>
  (await allAdministrators.all(tx, {})).map(({ id }) => id);

const anyAdministrator = prepareQuery((query, _p: object) => administrators(query).limit(1));

/** Whether an administrator can sign in. The user of local mode cannot. */
export const hasAdministrator = async (db: Db): Promise<boolean> =>
  (await anyAdministrator.first(db, {})) !== undefined;

const page = prepareQuery((query, p: { after: string; rows: number }) =>
  query
    .selectFrom('account_user')
    .select(['id', 'username', 'display_name', 'instance_admin', 'created_at', 'disabled_at'])
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(p.rows),
);

export type ListedUser = Omit<UserRow, 'kind' | 'username_key' | 'password_hash' | 'shown_convention'>;

/** In the order in which they joined. */
export const listUsers = (db: Db, after: string, rows: number): Promise<readonly ListedUser[]> =>
  page.all(db, { after, rows });

const count = prepareQuery((query, _p: object) =>
  query.selectFrom('account_user').select((select) => select.fn.countAll<number>().as('users')),
);

/** Counts all listed users, including disabled ones. */
export const countUsers = async (db: Db): Promise<number> => (await count.first(db, {}))?.users ?? 0;
