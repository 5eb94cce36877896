import type { Tx } from '../../../platform/db/database.ts';
import type { RecipeState } from '../../../platform/db/tables/recipes.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import { recomputePantryFoods } from '../../pantry/index.ts';
import type { DocumentTokens } from './document-tokens.ts';
import { insertIndexRow, keepReading, labelIndexRows, moveIndexRow, updateIndexRow } from './index.store.ts';
import type { IndexRow } from './index.store.ts';
import { INDEX_VERSION, openSpace } from './space.store.ts';
import { spaceOf, stateLetter } from './space.ts';
import { addWords } from './vocabulary.store.ts';

interface IndexedEntry {
  readonly id: EntryId;
  readonly state: RecipeState;
  /** The revision at which its document was stored. */
  readonly documentRevision: number;
}

/**
 * A library starts at the present version of the index with its first recipe, so a pantry that existed before is
 * brought to that version too.
 */
const placeOf = async (tx: Tx, libraryId: LibraryId): Promise<number> => {
  const { number, isNew } = await openSpace(tx, libraryId);
  if (isNew) await recomputePantryFoods(tx, libraryId);
  return number;
};

const rowOf = async (
  tx: Tx,
  libraryId: LibraryId,
  { id, state }: IndexedEntry,
  { tokens, needs }: DocumentTokens,
): Promise<IndexRow> => ({
  id,
  library: libraryId,
  space: spaceOf(await placeOf(tx, libraryId), state),
  words: tokens,
  needs: JSON.stringify(needs),
});

/** Stores the parsed recipe, so that shopping does not have to parse the ingredients again. */
const keepReadingOf = (tx: Tx, { id, documentRevision }: IndexedEntry, { reading }: DocumentTokens): void => {
  if (reading !== undefined)
    keepReading(tx, { entry_id: id, revision: documentRevision, version: INDEX_VERSION, reading });
};

/**
 * Indexes a new recipe. Its insert must be queued and not flushed yet, and it must have no tags or other organization.
 * Returns the words to pass to `learnWords` at the end of the transaction, which also locks the pantry.
 */
export const indexNewRecipe = async (
  tx: Tx,
  { libraryId }: LibraryScope,
  entry: IndexedEntry,
  tokens: DocumentTokens,
): Promise<readonly string[]> => {
  insertIndexRow(tx, await rowOf(tx, libraryId, entry, tokens));
  keepReadingOf(tx, entry, tokens);
  return tokens.vocabulary;
};

/** Replaces the index row of a recipe after its document changed. The caller must hold the pantry's lock. */
export const indexRecipeAgain = async (
  tx: Tx,
  libraryId: LibraryId,
  entry: IndexedEntry,
  tokens: DocumentTokens,
): Promise<void> => {
  await updateIndexRow(tx, await rowOf(tx, libraryId, entry, tokens));
  keepReadingOf(tx, entry, tokens);
};

/**
 * Adds words to the vocabulary used for spelling correction. Call this last in a transaction, since others may wait for
 * it. It also locks the pantry, which the statement that writes a new recipe compares it with.
 */
export const learnWords = (tx: Tx, { libraryId }: LibraryScope, words: readonly string[]): Promise<void> =>
  addWords(tx, libraryId, words);

/** Moves a recipe to another state in the index. */
export const moveInIndex = async (tx: Tx, id: EntryId, state: RecipeState): Promise<void> =>
  moveIndexRow(tx, id, stateLetter(state));

/** Updates organization and favorites of recipes in the index. Sees only writes that have been flushed. */
export const refile = async (tx: Tx, ids: readonly EntryId[]): Promise<void> => {
  if (ids.length > 0) await labelIndexRows(tx, ids);
};
