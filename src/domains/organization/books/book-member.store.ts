import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems, jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { BookId, ChapterId } from './book.schemas.ts';

/** A recipe at its position in a book. */
export interface PlacedMember {
  readonly entry_id: EntryId;
  readonly position: number;
  readonly chapter_id: string | null;
  readonly note: string;
}

const all = prepareQuery((query, p: { book: BookId }) =>
  query
    .selectFrom('book_member')
    .select((expressions) => [
      expressions.ref('entry_id').$castTo<EntryId>().as('entry_id'),
      'position',
      'chapter_id',
      'note',
    ])
    .where('book_id', '=', p.book),
);

/** In no particular order. */
export const listBookMembers = (db: Db, book: BookId): Promise<readonly PlacedMember[]> => all.all(db, { book });

const last = prepareQuery(
  (_query, p: { book: BookId }) => sql<{ next: number }>`
    select coalesce(max(position), -1) + 1 as next from book_member where book_id = ${p.book}`,
);

/** The position after the last member of a book that the transaction has locked. */
export const getNextPosition = async (tx: Tx, book: BookId): Promise<number> =>
  (await last.first(tx, { book }))?.next ?? 0;

const place = prepareQuery(
  (_query, p: { book: BookId; members: string }, features) => sql<never>`
    insert into book_member (book_id, entry_id, position, chapter_id, note)
    select ${p.book}, entry_id, position, chapter_id, note
    from ${jsonArrayRows(features, p.members, { entry_id: 'text', position: 'bigint', chapter_id: 'text', note: 'text' })}
    where true
    on conflict (book_id, entry_id) do update
    set position = excluded.position, chapter_id = excluded.chapter_id, note = excluded.note`,
);

/** Writes new members and those with a new position or note, all with one statement. */
export const upsertMembers = (tx: Tx, book: BookId, members: readonly PlacedMember[]): void => {
  if (members.length > 0) place.defer(tx, { book, members: JSON.stringify(members) });
};

const remove = prepareQuery((query, p: { book: BookId; ids: string }, features) =>
  query
    .deleteFrom('book_member')
    .where('book_id', '=', p.book)
    .where('entry_id', 'in', jsonArrayItems(features, p.ids)),
);

export const removeMembers = (tx: Tx, book: BookId, ids: readonly EntryId[]): void => {
  if (ids.length > 0) remove.defer(tx, { book, ids: JSON.stringify(ids) });
};

const keepChapters = prepareQuery((query, p: { book: BookId; chapters: string }, features) =>
  query
    .updateTable('book_member')
    .set({ chapter_id: null })
    .where('book_id', '=', p.book)
    .where('chapter_id', 'is not', null)
    .where('chapter_id', 'not in', jsonArrayItems(features, p.chapters)),
);

/** Removes members from chapters other than the given ones. */
export const clearRemovedChapters = (tx: Tx, book: BookId, chapters: readonly ChapterId[]): void =>
  keepChapters.defer(tx, { book, chapters: JSON.stringify(chapters) });

const removeEverywhere = prepareQuery((query, p: { entry: EntryId }) =>
  query.deleteFrom('book_member').where('entry_id', '=', p.entry),
);

/** Removes a recipe from every book. */
export const deleteMembershipsOfRecipe = (tx: Tx, entry: EntryId): void => removeEverywhere.defer(tx, { entry });
