import type { Db } from '../../../platform/db/database.ts';
import type { RecipeState } from '../recipes.tables.ts';
import { isUuid } from '../../../platform/ids/ids.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import { findRecipeMetadataRows, listGroupMemberIds } from './document.store.ts';
import type { RecipeSelectorRow, RecipeMetadataRow } from './document.store.ts';
import { loadParsedRecipes } from '../ingredients/load-parsed-recipes.ts';
import type { ParsedRecipe } from '../ingredients/parsed-recipe.ts';

/** A recipe to read, at a revision or as it is now. */
export interface RecipeSelector {
  readonly entryId: string;
  readonly revision?: number | undefined;
}

/** A recipe at one of its revisions, with its present state whatever the revision. */
interface Standing {
  readonly entryId: EntryId;
  /** The portable id. */
  readonly recipeId: string;
  readonly state: RecipeState;
  /** The same for recipes that are translations of each other. */
  readonly translationGroup: string | undefined;
  readonly presentRevision: number;
  readonly revision: number;
}

/** A recipe that was found but not read yet. */
export interface UnloadedRecipe {
  readonly metadata: Standing;
  /** The revision at which its document was stored. Trashing a recipe makes a revision without a new document. */
  readonly documentRevision: number;
  /** The length of its document: usually about ten thousand bytes, at most two million. */
  readonly bytes: number;
}

export interface LoadedRecipe extends Standing {
  readonly parsedRecipe: ParsedRecipe;
}

const foundIn = (row: RecipeMetadataRow): UnloadedRecipe => ({
  metadata: {
    entryId: row.id,
    recipeId: row.recipe_id,
    state: row.state,
    translationGroup: row.translation_group ?? undefined,
    presentRevision: row.present_revision,
    revision: row.revision,
  },
  documentRevision: row.document_revision,
  bytes: row.bytes,
});

/** Filters out what no library can have: an id is a UUID, and a revision fits the database's integer type. */
const canBeThere = ({ entryId, revision }: RecipeSelector): boolean =>
  isUuid(entryId) && (revision === undefined || (Number.isSafeInteger(revision) && revision > 0));

const toSelectorRows = (requested: readonly RecipeSelector[]): readonly RecipeSelectorRow[] => [
  ...new Map(
    requested
      .filter(canBeThere)
      .map(({ entryId, revision }) => [`${entryId} ${revision ?? ''}`, { id: entryId, revision: revision ?? null }]),
  ).values(),
];

/**
 * Finds recipes, each once, with one statement however many there are. Leaves out what the library does not have,
 * whether the recipe or only the revision.
 */
export const findUnloadedRecipes = async (
  db: Db,
  libraryId: LibraryId,
  requested: readonly RecipeSelector[],
): Promise<readonly UnloadedRecipe[]> => {
  const rows = await findRecipeMetadataRows(db, libraryId, toSelectorRows(requested));
  // A recipe requested as it is now and again by its current revision is returned once.
  return [...new Map(rows.map((row) => [`${row.id} ${row.revision}`, row])).values()].map(foundIn);
};

/**
 * Reads these recipes with one statement, however many there are. Leaves out a recipe that has been purged since it was
 * found.
 */
export const loadFoundRecipes = async (
  db: Db,
  recipes: readonly UnloadedRecipe[],
): Promise<readonly LoadedRecipe[]> => {
  const nameOf = ({ metadata, documentRevision }: UnloadedRecipe) => ({
    id: metadata.entryId,
    revision: documentRevision,
  });
  const readingBy = await loadParsedRecipes(db, recipes.map(nameOf));
  return recipes.flatMap((recipe) => {
    const parsed = readingBy(nameOf(recipe));
    return parsed === undefined ? [] : [{ ...recipe.metadata, parsedRecipe: parsed }];
  });
};

/** No user reads more translations of one recipe. */
const MAX_TRANSLATIONS = 30;

/** The recipes of these translation groups, oldest first. Ignores the trash. */
export const listIdsInTranslationGroups = (
  db: Db,
  libraryId: LibraryId,
  groups: readonly string[],
): Promise<readonly EntryId[]> => listGroupMemberIds(db, libraryId, [...new Set(groups)], MAX_TRANSLATIONS);
