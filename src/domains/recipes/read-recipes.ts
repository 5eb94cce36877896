import type { Db } from '../../platform/db/database.ts';
import type { RecipeState } from '../../platform/db/tables/recipes.ts';
import { isUuid } from '../../platform/ids/ids.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';
import { findStanding, findTranslations } from './document.store.ts';
import type { AskedRow, StandingRow } from './document.store.ts';
import { openReadings } from './open-readings.ts';
import type { RecipeReading } from './recipe-reading.ts';

/** A recipe to read: at a revision, or as it is now. */
export interface AskedRecipe {
  readonly entryId: string;
  readonly revision?: number | undefined;
}

/** A recipe at one of its revisions, and how it stands now, whatever the revision. */
interface Standing {
  readonly entryId: EntryId;
  /** The portable id. */
  readonly recipeId: string;
  readonly state: RecipeState;
  /** The same for recipes that are translations of one another. */
  readonly translationGroup: string | undefined;
  readonly presentRevision: number;
  readonly revision: number;
}

/** A recipe that was found and not read yet. */
export interface FoundRecipe {
  readonly standing: Standing;
  /** The revision that its document was stored with: trashing changes none. */
  readonly documentRevision: number;
  /** Of its document: most have some ten thousand, and one may have two million. */
  readonly bytes: number;
}

/** A recipe that was read. */
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

/** Others are in no library: an id is a UUID, and a revision a number that the database can count to. */
const canBeThere = ({ entryId, revision }: AskedRecipe): boolean =>
  isUuid(entryId) && (revision === undefined || (Number.isSafeInteger(revision) && revision > 0));

/** Each once. */
const rowsAsked = (asked: readonly AskedRecipe[]): readonly AskedRow[] => [
  ...new Map(
    asked
      .filter(canBeThere)
      .map(({ entryId, revision }) => [`${entryId} ${revision ?? ''}`, { id: entryId, revision: revision ?? null }]),
  ).values(),
];

/**
 * Recipes, each once, of however many by one statement. What the library does not have is missing, whether it never had
 * the recipe or only not that revision.
 */
export const findRecipes = async (
  db: Db,
  libraryId: LibraryId,
  asked: readonly AskedRecipe[],
): Promise<readonly FoundRecipe[]> => {
  const rows = await findStanding(db, libraryId, rowsAsked(asked));
  // One that is asked for as it is now, and again by the number of that revision, is one.
  return [...new Map(rows.map((row) => [`${row.id} ${row.revision}`, row])).values()].map(foundIn);
};

/** What these recipes say, of however many by one statement. One that was purged meanwhile is missing. */
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

/** More translations of one recipe are read by nobody. */
const MOST_TRANSLATIONS = 30;

/** The recipes of groups of translations that are not in the trash, the oldest first. */
export const translationsIn = (db: Db, libraryId: LibraryId, groups: readonly string[]): Promise<readonly EntryId[]> =>
  findTranslations(db, libraryId, [...new Set(groups)], MOST_TRANSLATIONS);
