import type { Tx } from '../../../../platform/db/database.ts';
import type { RecipeState } from '../../recipes.tables.ts';
import type { LibraryScope } from '../../../../platform/http/scope.ts';
import type { EntryId, LibraryId } from '../../../../platform/ids/ids.ts';
import { recomputePantryFoods } from '../../../pantry/index.ts';
import { insertNewCookableRecipe, updateCookableRecipe } from '../cookable/cookable-recipes.store.ts';
import type { DocumentIndexData } from './document-index-data.ts';
import {
  insertIndexRow,
  upsertParsedRecipe,
  updateIndexLabels,
  updateIndexRowState,
  updateIndexRow,
} from './index.store.ts';
import type { IndexRow } from './index.store.ts';
import { INDEX_VERSION, ensureSearchSpace } from '../results/search-space.store.ts';
import { takeUnknownWords } from './known-words.ts';
import { toSpacePrefix, toStateLetter } from './space-prefix.ts';
import { queuePantryLockAndWords, queueWords } from './vocabulary.store.ts';

interface IndexedEntry {
  readonly id: EntryId;
  readonly state: RecipeState;
  /** The revision at which its document was stored. */
  readonly documentRevision: number;
}

/**
 * A library starts at the current version of the index with its first recipe, so a pantry that existed before is
 * brought to that version too.
 */
const placeOf = async (tx: Tx, libraryId: LibraryId): Promise<number> => {
  const { number, isNew } = await ensureSearchSpace(tx, libraryId);
  if (isNew) await recomputePantryFoods(tx, libraryId);
  return number;
};

const rowOf = async (
  tx: Tx,
  libraryId: LibraryId,
  { id, state }: IndexedEntry,
  { tokens, needs }: DocumentIndexData,
): Promise<IndexRow> => ({
  id,
  space: toSpacePrefix(await placeOf(tx, libraryId), state),
  words: tokens,
  needs: JSON.stringify(needs),
});

/** Stores the parsed recipe, so that shopping does not have to parse the ingredients again. */
const keepReadingOf = (tx: Tx, { id, documentRevision }: IndexedEntry, { parsedRecipe }: DocumentIndexData): void => {
  if (parsedRecipe !== undefined)
    upsertParsedRecipe(tx, { entry_id: id, revision: documentRevision, version: INDEX_VERSION, reading: parsedRecipe });
};

/**
 * Indexes a new recipe. Its insert must be queued and not flushed yet, and it must have no tags or other organization.
 * Returns the words to pass to `lockPantryAndAddToVocabulary`.
 */
export const indexNewRecipe = async (
  tx: Tx,
  { libraryId }: LibraryScope,
  entry: IndexedEntry,
  tokens: DocumentIndexData,
): Promise<readonly string[]> => {
  const row = await rowOf(tx, libraryId, entry, tokens);
  insertIndexRow(tx, row);
  insertNewCookableRecipe(tx, { ...row, library: libraryId });
  keepReadingOf(tx, entry, tokens);
  return tokens.vocabulary;
};

/** Replaces the index row of a recipe after its document changed. The caller must hold the pantry's lock. */
export const replaceIndexData = async (
  tx: Tx,
  libraryId: LibraryId,
  entry: IndexedEntry,
  tokens: DocumentIndexData,
): Promise<void> => {
  const row = await rowOf(tx, libraryId, entry, tokens);
  await updateIndexRow(tx, row);
  updateCookableRecipe(tx, { ...row, library: libraryId });
  keepReadingOf(tx, entry, tokens);
};

/** Queues words for the vocabulary used for spelling correction. */
export const addToVocabulary = (tx: Tx, { libraryId }: LibraryScope, words: readonly string[]): void =>
  queueWords(tx, libraryId, takeUnknownWords(tx, libraryId, words));

/**
 * Queues words together with the pantry lock, which the statement that writes a new recipe needs to compare the recipe
 * with the pantry. Call this before anything flushes the recipe.
 */
export const lockPantryAndAddToVocabulary = (tx: Tx, { libraryId }: LibraryScope, words: readonly string[]): void =>
  queuePantryLockAndWords(tx, libraryId, takeUnknownWords(tx, libraryId, words));

/** Moves a recipe to another state in the index. */
export const updateIndexedState = async (tx: Tx, id: EntryId, state: RecipeState): Promise<void> =>
  updateIndexRowState(tx, id, toStateLetter(state));

/** Updates organization and favorites of recipes in the index. Sees only writes that have been flushed. */
export const reindexLabels = async (tx: Tx, ids: readonly EntryId[]): Promise<void> => {
  if (ids.length > 0) await updateIndexLabels(tx, ids);
};
