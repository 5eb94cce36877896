import { sql } from 'kysely';

import type { Instant } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { asJson, jsonList, jsonText } from '../../platform/db/json.ts';
import type { Listed, Page } from '../../platform/db/page.ts';
import { pick, prepared } from '../../platform/db/prepared.ts';
import type { OrganizationTables } from '../../platform/db/tables/organization.ts';
import type { EngineFeatures } from '../../platform/db/engine-features.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';
import type { BookId, Chapter } from './book.schemas.ts';

type BookRow = OrganizationTables['book'];

/** A book in its API representation, as JSON text that is passed through. */
export interface BookText {
  readonly json: string;
  readonly revision: number;
}

const shown = (traits: EngineFeatures, more: Parameters<typeof jsonText>[1]) =>
  jsonText(traits, {
    id: 'book.id',
    kind: 'book.kind',
    title: 'book.title',
    description: 'book.description',
    cover: 'book.cover',
    chapters: asJson(traits, 'book.chapters'),
    ...more,
    revision: 'book.revision',
    created_at: 'book.created_at',
    updated_at: 'book.updated_at',
  });

const members = (traits: EngineFeatures) =>
  asJson(
    traits,
    sql`(select ${jsonList(traits, { entry_id: 'entry_id', chapter_id: 'chapter_id', note: 'note' }, ['position'])}
      from book_member where book_id = book.id)`,
  );

const whole = prepared((query, p: { library: LibraryId; id: BookId }, traits) =>
  query
    .selectFrom('book')
    .select([shown(traits, { members: members(traits) }).as('json'), 'revision'])
    .where('id', '=', p.id)
    .where('library_id', '=', p.library),
);

/** Reads a book with its members. */
export const readBook = (db: Db, library: LibraryId, id: BookId): Promise<BookText | undefined> =>
  whole.first(db, { library, id });

const one = prepared((query, p: { library: LibraryId; id: BookId }) =>
  query.selectFrom('book').select('id').where('id', '=', p.id).where('library_id', '=', p.library),
);

export const hasBook = async (db: Db, library: LibraryId, id: BookId): Promise<boolean> =>
  (await one.first(db, { library, id })) !== undefined;

const locked = prepared((query, p: { library: LibraryId; id: BookId }, { hasRowLocks }) =>
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

const page = prepared((query, p: { library: LibraryId; afterTitle: string; afterId: string; rows: number }, traits) =>
  query
    .selectFrom('book')
    .select([
      shown(traits, { recipe_count: sql`(select count(*) from book_member where book_id = book.id)` }).as('json'),
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
  { limit, after }: Page<readonly string[]>,
): Promise<readonly Listed[]> => {
  const [afterTitle = '', afterId = ''] = after ?? [];
  const rows = await page.all(db, { library, afterTitle, afterId, rows: limit + 1 });
  return rows.map((row) => ({ json: row.json, key: [row.title_key, row.id] }));
};

const described = ['kind', 'title', 'title_key', 'description', 'cover', 'chapters', 'revision', 'updated_at'] as const;

const insert = prepared((query, p: BookRow) =>
  query.insertInto('book').values(pick(p, ['id', 'library_id', 'created_at', ...described])),
);

export const insertBook = (tx: Tx, book: BookRow): void => insert.defer(tx, book);

const update = prepared((query, p: Omit<BookRow, 'library_id' | 'created_at'>) =>
  query.updateTable('book').set(pick(p, described)).where('id', '=', p.id),
);

export const updateBook = (tx: Tx, book: Omit<BookRow, 'library_id' | 'created_at'>): void => update.defer(tx, book);

const raise = prepared((query, p: Pick<BookRow, 'id' | 'revision' | 'updated_at'>) =>
  query
    .updateTable('book')
    .set(pick(p, ['revision', 'updated_at']))
    .where('id', '=', p.id),
);

export const raiseBook = (tx: Tx, book: Pick<BookRow, 'id' | 'revision' | 'updated_at'>): void => raise.defer(tx, book);

const remove = prepared((query, p: { id: BookId }) => query.deleteFrom('book').where('id', '=', p.id));

/** Also removes its memberships. */
export const removeBook = (tx: Tx, id: BookId): void => remove.defer(tx, { id });

const lockedAll = prepared(
  (_query, p: { library: LibraryId }) => sql<never>`
    select count(*) from (select 1 from book where library_id = ${p.library} order by id for update) as locked`,
);

/** Locks all books of the library and their members until the transaction ends. */
export const lockBooks = async (tx: Tx, library: LibraryId): Promise<void> => {
  if (tx.traits.hasRowLocks) await lockedAll.first(tx, { library });
};

const raisedHolding = prepared((query, p: { entry: EntryId; now: Instant }) =>
  query
    .updateTable('book')
    .set({ revision: sql<number>`revision + 1`, updated_at: p.now })
    .where('id', 'in', query.selectFrom('book_member').select('book_id').where('entry_id', '=', p.entry))
    .returning(['id', 'revision']),
);

/** Increases the revision of every book that contains the recipe. */
export const raiseBooksWith = (
  tx: Tx,
  entry: EntryId,
  now: Instant,
): Promise<readonly { readonly id: string; readonly revision: number }[]> => raisedHolding.all(tx, { entry, now });
