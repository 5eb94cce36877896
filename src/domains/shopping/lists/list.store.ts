import { sql } from 'kysely';

import { prepareBatchedDelete } from '../../../platform/db/batched-statements.ts';
import { writeInBatches } from '../../../platform/db/batches.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonObjectAsText } from '../../../platform/db/json.ts';
import type { PageItem, PageParams } from '../../../platform/db/page-params.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { ShoppingTables } from '../shopping.tables.ts';
import type { LibraryId, UserId } from '../../../platform/ids/ids.ts';
import type { ListId, OperationId } from './list.schemas.ts';

type ListRow = ShoppingTables['shopping_list'];
type OperationRow = ShoppingTables['shopping_operation'];

/** Identifies a list. */
export interface ListKey {
  readonly library: LibraryId;
  readonly id: ListId;
}

/** A list as JSON text, which is served without being parsed. */
export interface StoredList {
  readonly document: string;
  readonly revision: number;
  /** The revision at which the list was created. */
  readonly first_revision: number;
  /** The number of its archived items and requirements. */
  readonly rested: number;
}

const whole = prepareQuery((query, p: ListKey) =>
  query
    .selectFrom('shopping_list')
    .select(['document', 'revision', 'first_revision', 'rested'])
    .where('library_id', '=', p.library)
    .where('id', '=', p.id),
);

export const findList = (db: Db, key: ListKey): Promise<StoredList | undefined> => whole.first(db, key);

const page = prepareQuery(
  (query, p: { library: LibraryId; afterTime: string; afterId: string; rows: number }, features) =>
    query
      .selectFrom('shopping_list')
      .select([
        jsonObjectAsText(features, {
          id: 'id',
          name: 'name',
          revision: 'revision',
          open_items: 'open_items',
          created_at: 'created_at',
          updated_at: 'updated_at',
          updated_by: 'updated_by',
        }).as('json'),
        'created_at',
        'id',
      ])
      .where('library_id', '=', p.library)
      .where(sql<boolean>`(created_at, id) > (${p.afterTime}, ${p.afterId})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(p.rows),
);

/** Oldest first. */
export const listShoppingLists = async (
  db: Db,
  library: LibraryId,
  { limit, after }: PageParams<readonly string[]>,
): Promise<readonly PageItem[]> => {
  const [afterTime = '', afterId = ''] = after ?? [];
  const rows = await page.all(db, { library, afterTime, afterId, rows: limit + 1 });
  return rows.map(({ json, created_at, id }) => ({ json, key: [created_at, id] }));
};

const changing = [
  'name',
  'revision',
  'document',
  'open_items',
  'operations',
  'rested',
  'updated_at',
  'updated_by',
] as const;

const insert = prepareQuery((query, p: ListRow) =>
  query
    .insertInto('shopping_list')
    .values(pickColumns(p, ['library_id', 'id', 'first_revision', 'created_at', ...changing])),
);

export const insertList = (tx: Tx, list: ListRow): void => insert.defer(tx, list);

/** A list locked for a change, and what is known about the operation that changes it. */
interface LockedList extends Omit<StoredList, 'document'> {
  /** Null if the list is still at the revision that the caller knows. */
  readonly document: string | null;
  readonly operations: number;
  /** Set if the operation was applied before. */
  readonly request_hash: string | null;
  readonly applied_revision: number | null;
}

interface Operated extends ListKey {
  readonly user: UserId;
  readonly operation: OperationId;
  /** The revision that the caller already has. */
  readonly known: number;
}

/** `seen` is the operation count in the statement's snapshot, from before it waited for the lock. */
const locked = prepareQuery((query, p: Operated, { hasRowLocks }) =>
  query
    .selectFrom('shopping_list as list')
    .leftJoin('shopping_operation as operation', (join) =>
      join
        .onRef('operation.library_id', '=', 'list.library_id')
        .onRef('operation.list_id', '=', 'list.id')
        .on('operation.user_id', '=', p.user)
        .on('operation.operation_id', '=', p.operation),
    )
    .select([
      sql<string | null>`case when list.revision <> ${p.known} then list.document end`.as('document'),
      'list.revision',
      'list.first_revision',
      'list.operations',
      'list.rested',
      'operation.request_hash',
      'operation.applied_revision',
    ])
    .select((select) =>
      hasRowLocks
        ? select
            .selectFrom('shopping_list as other')
            .select('other.operations')
            .where('other.library_id', '=', p.library)
            .where('other.id', '=', p.id)
            .$castTo<number>()
            .as('seen')
        : select.ref('list.operations').as('seen'),
    )
    .where('list.library_id', '=', p.library)
    .where('list.id', '=', p.id)
    .$if(hasRowLocks, (select) => select.forUpdate('list')),
);

const made = prepareQuery((query, p: Operated) =>
  query
    .selectFrom('shopping_operation')
    .select(['request_hash', 'applied_revision'])
    .where('library_id', '=', p.library)
    .where('list_id', '=', p.id)
    .where('user_id', '=', p.user)
    .where('operation_id', '=', p.operation),
);

/**
 * Locks the list until the transaction ends. If the statement had to wait for the lock, the operation is read again,
 * because the snapshot of that statement predates the other transaction's commit.
 */
export const lockList = async (tx: Tx, key: Operated): Promise<LockedList | undefined> => {
  const row = await locked.first(tx, key);
  if (row === undefined || row.seen === row.operations) return row;
  return { ...row, ...(await made.first(tx, key)) };
};

type ChangedRow = Pick<ListRow, (typeof changing)[number]> & ListKey;

const update = prepareQuery((query, p: ChangedRow) =>
  query
    .updateTable('shopping_list')
    .set(pickColumns(p, changing))
    .where('library_id', '=', p.library)
    .where('id', '=', p.id),
);

export const updateList = (tx: Tx, list: ChangedRow): void => update.defer(tx, list);

const count = prepareQuery((query, p: ListKey & { operations: number }) =>
  query
    .updateTable('shopping_list')
    .set({ operations: p.operations })
    .where('library_id', '=', p.library)
    .where('id', '=', p.id),
);

/** Counts an operation that changed nothing. */
export const updateOperationCount = (tx: Tx, key: ListKey, operations: number): void =>
  count.defer(tx, { ...key, operations });

const record = prepareQuery((query, p: OperationRow) =>
  query
    .insertInto('shopping_operation')
    .values(pickColumns(p, ['library_id', 'list_id', 'user_id', 'operation_id', 'request_hash', 'applied_revision'])),
);

export const recordOperation = (tx: Tx, operation: OperationRow): void => record.defer(tx, operation);

const remove = prepareQuery((query, p: ListKey) =>
  query.deleteFrom('shopping_list').where('library_id', '=', p.library).where('id', '=', p.id),
);

const operations = prepareBatchedDelete({
  table: 'shopping_operation',
  key: ['library_id', 'list_id', 'user_id', 'operation_id'],
  where: (p: ListKey) => sql`library_id = ${p.library} and list_id = ${p.id}`,
});

/** Also deletes everything that belongs to the list: among it, a row for every change ever made to it. */
export const deleteListRows = async (tx: Tx, key: ListKey): Promise<void> => {
  await writeInBatches((rows) => operations.run(tx, { ...key, rows }));
  remove.defer(tx, key);
};

const lockedRevision = prepareQuery((query, p: ListKey, { hasRowLocks }) =>
  query
    .selectFrom('shopping_list')
    .select('revision')
    .where('library_id', '=', p.library)
    .where('id', '=', p.id)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

export const lockListRevision = async (tx: Tx, key: ListKey): Promise<number | undefined> =>
  (await lockedRevision.first(tx, key))?.revision;

const goneAt = prepareQuery((query, p: ListKey) =>
  query.selectFrom('shopping_list_gone').select('revision').where('library_id', '=', p.library).where('id', '=', p.id),
);

/** The revision at which a list with this id was deleted; 0 if there was none. */
export const findDeletedRevision = async (db: Db, key: ListKey): Promise<number> =>
  (await goneAt.first(db, key))?.revision ?? 0;

const remember = prepareQuery((query, p: ListKey & { revision: number }) =>
  query
    .insertInto('shopping_list_gone')
    .values({ library_id: p.library, id: p.id, revision: p.revision })
    .onConflict((conflict) => conflict.columns(['library_id', 'id']).doUpdateSet({ revision: p.revision })),
);

export const recordDeletedRevision = (tx: Tx, key: ListKey, revision: number): void =>
  remember.defer(tx, { ...key, revision });
