import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonObjectAsText } from '../../../platform/db/json.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { OrganizationTables } from '../organization.tables.ts';
import type { PageItem, PageParams } from '../../../platform/db/page-params.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { Tag, TagId } from './tag.schemas.ts';

type TagRow = OrganizationTables['tag'];

const columns = ['id', 'name', 'color', 'revision', 'created_at', 'updated_at'] as const;

const one = prepareQuery((query, p: { library: LibraryId; id: TagId }) =>
  query.selectFrom('tag').select(columns).where('id', '=', p.id).where('library_id', '=', p.library),
);

export const findTag = (db: Db, library: LibraryId, id: TagId): Promise<Tag | undefined> =>
  one.first(db, { library, id });

const locked = prepareQuery((query, p: { library: LibraryId; id: TagId }, { hasRowLocks }) =>
  query
    .selectFrom('tag')
    .select(columns)
    .where('id', '=', p.id)
    .where('library_id', '=', p.library)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

/** Locks the tag until the transaction ends. */
export const lockTag = (tx: Tx, library: LibraryId, id: TagId): Promise<Tag | undefined> =>
  locked.first(tx, { library, id });

const page = prepareQuery((query, p: { library: LibraryId; after: string; rows: number }, features) =>
  query
    .selectFrom('tag')
    .select(jsonObjectAsText(features, Object.fromEntries(columns.map((name) => [name, name]))).as('json'))
    .select('name_key')
    .where('library_id', '=', p.library)
    .where('name_key', '>', p.after)
    .orderBy('name_key')
    .limit(p.rows),
);

/** By name. */
export const listTags = async (
  db: Db,
  library: LibraryId,
  { limit, after }: PageParams<readonly string[]>,
): Promise<readonly PageItem[]> => {
  const rows = await page.all(db, { library, after: after?.[0] ?? '', rows: limit + 1 });
  return rows.map(({ json, name_key }) => ({ json, key: [name_key] }));
};

const names = prepareQuery((query, p: { library: LibraryId; rows: number }) =>
  query.selectFrom('tag').select(['id', 'name']).where('library_id', '=', p.library).orderBy('name_key').limit(p.rows),
);

/** The first `rows` tags, by name. */
export const listTagNames = (
  db: Db,
  library: LibraryId,
  rows: number,
): Promise<readonly { readonly id: string; readonly name: string }[]> => names.all(db, { library, rows });

const insert = prepareQuery((query, p: TagRow) =>
  query.insertInto('tag').values(pickColumns(p, [...columns, 'library_id', 'name_key'])),
);

export const insertTag = (tx: Tx, tag: TagRow): void => insert.defer(tx, tag);

const update = prepareQuery((query, p: Omit<TagRow, 'library_id' | 'created_at'>) =>
  query
    .updateTable('tag')
    .set(pickColumns(p, ['name', 'name_key', 'color', 'revision', 'updated_at']))
    .where('id', '=', p.id),
);

export const updateTag = (tx: Tx, tag: Omit<TagRow, 'library_id' | 'created_at'>): void => update.defer(tx, tag);

const remove = prepareQuery((query, p: { id: string }) => query.deleteFrom('tag').where('id', '=', p.id));

export const removeTag = (tx: Tx, id: string): void => remove.defer(tx, { id });
