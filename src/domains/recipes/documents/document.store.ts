import { sql } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { longText } from '../../../platform/db/long-text.ts';
import { jsonArrayItems, jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { RecipeState } from '../recipes.tables.ts';
import { withoutIndex } from '../../../platform/db/without-index.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import { INDEX_VERSION } from '../search/results/search-space.store.ts';

/** Which document a recipe has at one of its revisions, and the current state of the recipe. */
export interface RecipeMetadataRow {
  readonly id: EntryId;
  readonly recipe_id: string;
  readonly state: RecipeState;
  readonly translation_group: string | null;
  readonly present_revision: number;
  readonly revision: number;
  readonly document_revision: number;
  readonly bytes: number;
}

export interface RecipeSelectorRow {
  readonly id: string;
  /** Null for the current revision. */
  readonly revision: number | null;
}

const standing = prepareQuery(
  (_query, p: { library: LibraryId; versions: string }, features) => sql<RecipeMetadataRow>`
    select recipe.id, recipe.recipe_id, recipe.state, recipe.translation_group, recipe.revision as present_revision,
      recipe_revision.revision, recipe_revision.document_revision, octet_length(recipe_document.document) as bytes
    from ${jsonArrayRows(features, p.versions, { id: 'text', revision: 'bigint' })}
    cross join recipe
    inner join recipe_revision
      on recipe_revision.entry_id = recipe.id
      and recipe_revision.revision = coalesce(given.revision, recipe.revision)
    inner join recipe_document
      on recipe_document.entry_id = recipe_revision.entry_id
      and recipe_document.revision = recipe_revision.document_revision
    where recipe.id = given.id and ${withoutIndex(sql`recipe.library_id = ${p.library}`)}`,
);

/**
 * The recipes that the library has, in no particular order. Neither engine has to read a document to determine its
 * length.
 */
export const findRecipeMetadataRows = async (
  db: Db,
  library: LibraryId,
  requested: readonly RecipeSelectorRow[],
): Promise<readonly RecipeMetadataRow[]> =>
  requested.length === 0 ? [] : standing.all(db, { library, versions: JSON.stringify(requested) });

/** Identifies a document by its entry and the revision at which it was stored. */
export interface StoredDocumentKey {
  readonly id: EntryId;
  readonly revision: number;
}

export interface ParsedRecipeOrDocumentRow extends StoredDocumentKey {
  /** The parsed recipe; null if it is not stored. */
  readonly reading: string | null;
  /** The document itself, if it still has to be parsed. */
  readonly document: string | null;
}

const readings = prepareQuery(
  (_query, p: { wanted: string }, features) => sql<ParsedRecipeOrDocumentRow>`
    select recipe_document.entry_id as id, recipe_document.revision, recipe_reading.reading,
      case when recipe_reading.reading is null then ${longText(features, 'recipe_document.document')} end as document
    from ${jsonArrayRows(features, p.wanted, { id: 'text', revision: 'bigint' })}
    cross join recipe_document
    left join recipe_reading
      on recipe_reading.entry_id = recipe_document.entry_id and recipe_reading.revision = recipe_document.revision
      and recipe_reading.version = ${sql.lit(INDEX_VERSION)}
    where recipe_document.entry_id = given.id and recipe_document.revision = given.revision`,
);

/** The documents that still exist, in no particular order. */
export const findParsedRecipesOrDocuments = async (
  db: Db,
  wanted: readonly StoredDocumentKey[],
): Promise<readonly ParsedRecipeOrDocumentRow[]> =>
  wanted.length === 0 ? [] : readings.all(db, { wanted: JSON.stringify(wanted) });

const members = prepareQuery(
  (_query, p: { library: LibraryId; groups: string; most: number }, features) => sql<{ id: EntryId }>`
    select id from (
      select id, number, row_number() over (partition by translation_group order by number) as place
      from ${jsonArrayItems(features, p.groups)} as wanted cross join recipe
      where library_id = ${p.library} and translation_group = wanted.value and state = 'active'
    ) as member
    where place <= ${p.most}
    order by number`,
);

/** The oldest recipes of each translation group, oldest first. Ignores the trash. */
export const listGroupMemberIds = async (
  db: Db,
  library: LibraryId,
  groups: readonly string[],
  max: number,
): Promise<readonly EntryId[]> =>
  groups.length === 0
    ? []
    : (await members.all(db, { library, groups: JSON.stringify(groups), most: max })).map(({ id }) => id);
