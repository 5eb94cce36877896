import type { Db } from '../../platform/db/database.ts';
import type { RecipeState } from '../../platform/db/tables/recipes.ts';
import { isUuid } from '../../platform/ids/ids.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';
import type { CompleteRecipe } from '../recipe-format/index.ts';
import { findDocuments, findTranslations, weighDocuments } from './document.store.ts';
import type { AskedRow, DocumentRow } from './document.store.ts';
import { parseDocument } from './parse-document.ts';

/** A recipe to read: at a revision, or as it is now. */
export interface AskedDocument {
  readonly entryId: string;
  readonly revision?: number | undefined;
}

/** A recipe that was read, at one of its revisions. */
export interface ReadRecipe {
  readonly entryId: EntryId;
  /** The portable id. */
  readonly recipeId: string;
  /** How it stands now, whatever the revision. */
  readonly state: RecipeState;
  /** The same for recipes that are translations of one another. */
  readonly translationGroup: string | undefined;
  readonly presentRevision: number;
  readonly revision: number;
  /** Its title and its language are in it. */
  readonly document: CompleteRecipe;
}

const recipeOf = (row: DocumentRow): ReadRecipe => ({
  entryId: row.id,
  recipeId: row.recipe_id,
  state: row.state,
  translationGroup: row.translation_group ?? undefined,
  presentRevision: row.present_revision,
  revision: row.revision,
  document: parseDocument(row.document),
});

/** Others are in no library: an id is a UUID, and a revision a number that the database can count to. */
const canBeThere = ({ entryId, revision }: AskedDocument): boolean =>
  isUuid(entryId) && (revision === undefined || (Number.isSafeInteger(revision) && revision > 0));

/** Each once. */
const rowsAsked = (asked: readonly AskedDocument[]): readonly AskedRow[] => [
  ...new Map(
    asked
      .filter(canBeThere)
      .map(({ entryId, revision }) => [`${entryId} ${revision ?? ''}`, { id: entryId, revision: revision ?? null }]),
  ).values(),
];

/**
 * The documents of recipes, each once, of however many by one statement. What the library does not have is missing,
 * whether it never had the recipe or only not that revision.
 */
export const readDocuments = async (
  db: Db,
  libraryId: LibraryId,
  asked: readonly AskedDocument[],
): Promise<readonly ReadRecipe[]> => {
  const rows = await findDocuments(db, libraryId, rowsAsked(asked));
  // One that is asked for as it is now, and again by the number of that revision, is one.
  return [...new Map(rows.map((row) => [`${row.id} ${row.revision}`, row])).values()].map(recipeOf);
};

/** How many bytes their documents have together: most have some ten thousand, and one may have two million. */
export const bytesOfDocuments = (db: Db, libraryId: LibraryId, asked: readonly AskedDocument[]): Promise<number> =>
  weighDocuments(db, libraryId, rowsAsked(asked));

/** More translations of one recipe are read by nobody. */
const MOST_TRANSLATIONS = 30;

/** The recipes of groups of translations that are not in the trash, the oldest first. */
export const translationsIn = (db: Db, libraryId: LibraryId, groups: readonly string[]): Promise<readonly EntryId[]> =>
  findTranslations(db, libraryId, [...new Set(groups)], MOST_TRANSLATIONS);
