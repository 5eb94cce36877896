import { sql } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { readInBatches } from '../../../platform/db/batches.ts';
import { longText } from '../../../platform/db/long-text.ts';
import { jsonArrayItems, jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import { withoutIndex } from '../../../platform/db/without-index.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import type { StoredDocumentKey } from './document.store.ts';

/** A recipe that can be exported: which document it has, and its title. */
export interface ExportableRecipeKey extends StoredDocumentKey {
  readonly title: string;
}

const present = sql`
  join recipe_revision on recipe_revision.entry_id = recipe.id and recipe_revision.revision = recipe.revision`;

const next = prepareQuery(
  (_query, p: { library: LibraryId; after: number; rows: number }) => sql<ExportableRecipeKey & { number: number }>`
    select recipe.id, recipe_revision.document_revision as revision, recipe.title, recipe.number
    from recipe ${present}
    where recipe.library_id = ${p.library} and recipe.state = 'active' and recipe.number > ${p.after}
    order by recipe.number limit cast(${p.rows} as bigint)`,
);

/** All recipes that are not in the trash, in the order in which they were added to the library. */
export const listAllExportableRecipes = (db: Db, library: LibraryId): Promise<readonly ExportableRecipeKey[]> =>
  readInBatches<ExportableRecipeKey & { readonly number: number }>((last, rows) =>
    next.all(db, { library, after: last?.number ?? 0, rows }),
  );

const some = prepareQuery(
  (_query, p: { library: LibraryId; ids: string }, features) => sql<ExportableRecipeKey>`
    select recipe.id, recipe_revision.document_revision as revision, recipe.title
    from ${jsonArrayItems(features, p.ids)} as wanted cross join recipe ${present}
    where recipe.id = wanted.value and ${withoutIndex(sql`recipe.library_id = ${p.library} and recipe.state = 'active'`)}`,
);

/** The given recipes without those in the trash, each once, in the given order. */
export const findExportableRecipeKeys = async (
  db: Db,
  library: LibraryId,
  ids: readonly string[],
): Promise<readonly ExportableRecipeKey[]> => {
  if (ids.length === 0) return [];
  const rows = await some.all(db, { library, ids: JSON.stringify(ids) });
  const found = new Map<string, ExportableRecipeKey>(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
};

const texts = prepareQuery(
  (_query, p: { names: string }, features) => sql<{ id: EntryId; document: string }>`
    select recipe_document.entry_id as id, ${longText(features, 'recipe_document.document')} as document
    from ${jsonArrayRows(features, p.names, { id: 'text', revision: 'bigint' })} cross join recipe_document
    where recipe_document.entry_id = given.id and recipe_document.revision = given.revision`,
);

const lengths = prepareQuery(
  (_query, p: { names: string }, features) => sql<{ id: EntryId; bytes: number }>`
    select recipe_document.entry_id as id, octet_length(recipe_document.document) as bytes
    from ${jsonArrayRows(features, p.names, { id: 'text', revision: 'bigint' })} cross join recipe_document
    where recipe_document.entry_id = given.id and recipe_document.revision = given.revision`,
);

/** The length of each document in bytes, by entry id. */
export const findDocumentLengths = async (
  db: Db,
  names: readonly StoredDocumentKey[],
): Promise<ReadonlyMap<EntryId, number>> => {
  const wanted = names.map(({ id, revision }) => ({ id, revision }));
  return new Map((await lengths.all(db, { names: JSON.stringify(wanted) })).map(({ id, bytes }) => [id, bytes]));
};

/** The stored documents, by entry id. */
export const findDocumentTexts = async (
  db: Db,
  names: readonly StoredDocumentKey[],
): Promise<ReadonlyMap<EntryId, string>> => {
  const wanted = names.map(({ id, revision }) => ({ id, revision }));
  return new Map((await texts.all(db, { names: JSON.stringify(wanted) })).map(({ id, document }) => [id, document]));
};
