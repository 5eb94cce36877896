import type { Db } from '../../platform/db/database.ts';
import type { RecipeState } from '../../platform/db/tables/recipes.ts';
import { isUuid } from '../../platform/ids/ids.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';
import { findStanding, findTranslations } from './document.store.ts';
import type { AskedRow, StandingRow } from './document.store.ts';
import { openReadings } from './open-readings.ts';
import type { RecipeReading } from './recipe-reading.ts';

/** A recipe to read, at a revision or as it is now. */
export interface AskedRecipe {
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
export interface FoundRecipe {
  readonly standing: Standing;
  /** The revision at which its document was stored. Trashing a recipe makes a revision without a new document. */
  readonly documentRevision: number;
  /** The length of its document: usually about ten thousand bytes, at most two million. */
  readonly bytes: number;
}

export interface ReadRecipe extends Standing {
  readonly reading: RecipeReading;
}

const foundIn = (row: StandingRow): FoundRecipe => ({
  standing: {
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
const canBeThere = ({ entryId, revision }: AskedRecipe): boolean =>
  isUuid(entryId) && (revision === undefined || (Number.isSafeInteger(revision) && revision > 0));

const rowsAsked = (asked: readonly AskedRecipe[]): readonly AskedRow[] => [
  ...new Map(
    asked
      .filter(canBeThere)
      .map(({ entryId, revision }) => [`${entryId} ${revision ?? ''}`, { id: entryId, revision: revision ?? null }]),
  ).values(),
];

/**
 * Finds recipes, each once, with one statement however many there are. Leaves out what the library does not have,
 * whether the recipe or only the revision.
 */
export const findRecipes = async (
  db: Db,
  libraryId: LibraryId,
  asked: readonly AskedRecipe[],
): Promise<readonly FoundRecipe[]> => {
  const rows = await findStanding(db, libraryId, rowsAsked(asked));
  // A recipe requested as it is now and again by its present revision is returned once.
  return [...new Map(rows.map((row) => [`${row.id} ${row.revision}`, row])).values()].map(foundIn);
};

/**
 * Reads these recipes with one statement, however many there are. Leaves out a recipe that has been purged since it was
 * found.
 */
export const readRecipes = async (db: Db, recipes: readonly FoundRecipe[]): Promise<readonly ReadRecipe[]> => {
  const nameOf = ({ standing, documentRevision }: FoundRecipe) => ({
    id: standing.entryId,
    revision: documentRevision,
  });
  const readingBy = await openReadings(db, recipes.map(nameOf));
  return recipes.flatMap((recipe) => {
    const reading = readingBy(nameOf(recipe));
    return reading === undefined ? [] : [{ ...recipe.standing, reading }];
  });
};

/** No user reads more translations of one recipe. */
const MOST_TRANSLATIONS = 30;

/** The recipes of these translation groups, oldest first. Ignores the trash. */
export const translationsIn = (db: Db, libraryId: LibraryId, groups: readonly string[]): Promise<readonly EntryId[]> =>
  findTranslations(db, libraryId, [...new Set(groups)], MOST_TRANSLATIONS);
