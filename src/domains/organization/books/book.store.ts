import { sql } from 'kysely';

import type { Instant } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { castAsJson, jsonArrayAgg, jsonObjectAsText } from '../../../platform/db/json.ts';
import type { PageItem, PageParams } from '../../../platform/db/page-params.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { OrganizationTables } from '../organization.tables.ts';
import type { EngineFeatures } from '../../../platform/db/engine-features.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import type { BookId, Chapter } from './book.schemas.ts';

type BookRow = OrganizationTables['book'];

/** A book in its API representation, as JSON text that is passed through. */
export interface BookJson {
  readonly json: string;
  readonly revision: number;
}

const shown = (features: EngineFeatures, more: Parameters<typeof jsonObjectAsText>[1]) =>
  jsonObjectAsText(features, {
    id: 'book.id',
    kind: 'book.kind',
    title: 'book.title',
    description: 'book.description',
    cover: 'book.cover',
    chapters: castAsJson(features, 'book.chapters'),
    ...more,
    revision: 'book.revision',
    created_at: 'book.created_at',
    updated_at: 'book.updated_at',
  });

const members = (features: EngineFeatures) =>
  castAsJson(
    features,
    sql`(select ${jsonArrayAgg(features, { entry_id: 'entry_id', chapter_id: 'chapter_id', note: 'note' }, ['position'])}
      from book_member where book_id = book.id)`,
  );

const whole = prepareQuery((query, p: { library: LibraryId; id: BookId }, features) =>
  query
    .selectFrom('book')
    .select([shown(features, { members: members(features) }).as('json'), 'revision'])
    .where('id', '=', p.id)
    .where('library_id', '=', p.library),
);

/** Reads a book with its members. */
export const findBook = (db: Db, library: LibraryId, id: BookId): Promise<BookJson | undefined> =>
  whole.first(db, { library, id });

const one = prepareQuery((query, p: { library: LibraryId; id: BookId }) =>
  query.selectFrom('book').select('id').where('id', '=', p.id).where('library_id', '=', p.library),
);

export const hasBook = async (db: Db, library: LibraryId, id: BookId): Promise<boolean> =>
  (await one.first(db, { library, id })) !== undefined;

const locked = prepareQuery((query, p: { library: LibraryId; id: BookId }, { hasRowLocks }) =>
  query
    .selectFrom('book')
    .select(['revision', 'chapters', 'cover'])
    .where('id', '=', p.id)
    .where('library_id', '=', p.library)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

interface LockedBook {
  readonly revision: number;
  readonly chapters: readonly Chapter[];
  readonly cover: string | null;
}

/** Locks the book and its members until the transaction ends. */
export const lockBook = async (tx: Tx, library: LibraryId, id: BookId): Promise<LockedBook | undefined> => {
  const row = await locked.first(tx, { library, id });
  return row && { ...row, chapters: JSON.parse(row.chapters) as readonly Chapter[] };
};

const page = prepareQuery(
  (query, p: { library: LibraryId; afterTitle: string; afterId: string; rows: number }, features) =>
    query
      .selectFrom('book')
      .select([
        shown(features, { recipe_count: sql`(select count(*) from book_member where book_id = book.id)` }).as('json'),
        'id',
        'title_key',
      ])
      .where('library_id', '=', p.library)
      .where(sql<boolean>`(title_key, id) > (${p.afterTitle}, ${p.afterId})`)
      .orderBy('title_key')
      .orderBy('id')
      .limit(p.rows),
);

/** By title, then oldest first. */
export const listBooks = async (
  db: Db,
  library: LibraryId,
  { limit, after }: PageParams<readonly string[]>,
): Promise<readonly PageItem[]> => {
  const [afterTitle = '', afterId = ''] = after ?? [];
  const rows = await page.all(db, { library, afterTitle, afterId, rows: limit + 1 });
  return rows.map((row) => ({ json: row.json, key: [row.title_key, row.id] }));
};

const described = ['kind', 'title', 'title_key', 'description', 'cover', 'chapters', 'revision', 'updated_at'] as const;

const insert = prepareQuery((query, p: BookRow) =>
  query.insertInto('book').values(pickColumns(p, ['id', 'library_id', 'created_at', ...described])),
);

export const insertBook = (tx: Tx, book: BookRow): void => insert.defer(tx, book);

const update = prepareQuery((query, p: Omit<BookRow, 'library_id' | 'created_at'>) =>
  query.updateTable('book').set(pickColumns(p, described)).where('id', '=', p.id),
);

export const updateBook = (tx: Tx, book: Omit<BookRow, 'library_id' | 'created_at'>): void => update.defer(tx, book);

const raise = prepareQuery((query, p: Pick<BookRow, 'id' | 'revision' | 'updated_at'>) =>
  query
    .updateTable('book')
    .set(pickColumns(p, ['revision', 'updated_at']))
    .where('id', '=', p.id),
);

export const updateBookRevision = (tx: Tx, book: Pick<BookRow, 'id' | 'revision' | 'updated_at'>): void =>
  raise.defer(tx, book);

const remove = prepareQuery((query, p: { id: BookId }) => query.deleteFrom('book').where('id', '=', p.id));

/** Also removes its memberships. */
export const removeBook = (tx: Tx, id: BookId): void => remove.defer(tx, { id });

const lockedAll = prepareQuery(
  (_query, p: { library: LibraryId }) => sql<never>`
    select count(*) from (select 1 from book where library_id = ${p.library} order by id for update) as locked`,
);

/** Locks all books of the library and their members until the transaction ends. */
export const lockAllBooks = async (tx: Tx, library: LibraryId): Promise<void> => {
  if (tx.features.hasRowLocks) await lockedAll.first(tx, { library });
};

const raisedHolding = prepareQuery((query, p: { entry: EntryId; now: Instant }) =>
  query
    .updateTable('book')
    .set({ revision: sql<number>`revision + 1`, updated_at: p.now })
    .where('id', 'in', query.selectFrom('book_member').select('book_id').where('entry_id', '=', p.entry))
    .returning(['id', 'revision']),
);

/** Increases the revision of every book that contains the recipe. */
export const incrementBookRevisions = (
  tx: Tx,
  entry: EntryId,
  now: Instant,
): Promise<readonly { readonly id: string; readonly revision: number }[]> => raisedHolding.all(tx, { entry, now });
