import { sql } from 'kysely';

import type { Db } from '../../platform/db/database.ts';
import { itemsOf, rowsOf } from '../../platform/db/json.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { unindexed } from '../../platform/db/unindexed.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';
import type { DocumentName } from './document.store.ts';

/** A recipe that can be exported: which document it has, and its title. */
export interface Exportable extends DocumentName {
  readonly title: string;
}

const present = sql`
  join recipe_revision on recipe_revision.entry_id = recipe.id and recipe_revision.revision = recipe.revision`;

const all = prepared(
  (_query, p: { library: LibraryId }) => sql<Exportable>`
    select recipe.id, recipe_revision.document_revision as revision, recipe.title
    from recipe ${present}
    where recipe.library_id = ${p.library} and recipe.state = 'active'
    order by recipe.number`,
);

/** All recipes that are not in the trash, in the order in which they were added to the library. */
export const allExportable = (db: Db, library: LibraryId): Promise<readonly Exportable[]> => all.all(db, { library });

const some = prepared(
  (_query, p: { library: LibraryId; ids: string }, traits) => sql<Exportable>`
    select recipe.id, recipe_revision.document_revision as revision, recipe.title
    from ${itemsOf(traits, p.ids)} as wanted cross join recipe ${present}
    where recipe.id = wanted.value and ${unindexed(sql`recipe.library_id = ${p.library} and recipe.state = 'active'`)}`,
);

/** The given recipes without those in the trash, each once, in the given order. */
export const exportableAmong = async (
  db: Db,
  library: LibraryId,
  ids: readonly string[],
): Promise<readonly Exportable[]> => {
  if (ids.length === 0) return [];
  const rows = await some.all(db, { library, ids: JSON.stringify(ids) });
  const found = new Map<string, Exportable>(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
};

const texts = prepared(
  (_query, p: { names: string }, traits) => sql<{ id: EntryId; document: string }>`
    select recipe_document.entry_id as id, recipe_document.document
    from ${rowsOf(traits, p.names, { id: 'text', revision: 'bigint' })} cross join recipe_document
    where recipe_document.entry_id = given.id and recipe_document.revision = given.revision`,
);

const lengths = prepared(
  (_query, p: { names: string }, traits) => sql<{ id: EntryId; bytes: number }>`
    select recipe_document.entry_id as id, octet_length(recipe_document.document) as bytes
    from ${rowsOf(traits, p.names, { id: 'text', revision: 'bigint' })} cross join recipe_document
    where recipe_document.entry_id = given.id and recipe_document.revision = given.revision`,
);

/** The length of each document in bytes, by entry id. */
export const documentLengths = async (
  db: Db,
  names: readonly DocumentName[],
): Promise<ReadonlyMap<EntryId, number>> => {
  const wanted = names.map(({ id, revision }) => ({ id, revision }));
  return new Map((await lengths.all(db, { names: JSON.stringify(wanted) })).map(({ id, bytes }) => [id, bytes]));
};

/** The stored documents, by entry id. */
export const documentTexts = async (db: Db, names: readonly DocumentName[]): Promise<ReadonlyMap<EntryId, string>> => {
  const wanted = names.map(({ id, revision }) => ({ id, revision }));
  return new Map((await texts.all(db, { names: JSON.stringify(wanted) })).map(({ id, document }) => [id, document]));
};
