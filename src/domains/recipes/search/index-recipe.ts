import type { Tx } from '../../../platform/db/database.ts';
import type { RecipeState } from '../../../platform/db/tables/recipes.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import { deriveFoodsAnew } from '../../pantry/index.ts';
import type { DocumentTokens } from './document-tokens.ts';
import { insertIndexRow, keepReading, labelIndexRows, moveIndexRow, updateIndexRow } from './index.store.ts';
import type { IndexRow } from './index.store.ts';
import { INDEX_VERSION, openSpace } from './space.store.ts';
import { spaceOf, stateLetter } from './space.ts';
import { addWords } from './vocabulary.store.ts';

interface IndexedEntry {
  readonly id: EntryId;
  readonly state: RecipeState;
  /** The revision that its document was stored with. */
  readonly documentRevision: number;
}

/** With its first recipe a library is at the present version of the index, and a pantry from before has to be, too. */
const placeOf = async (tx: Tx, libraryId: LibraryId): Promise<number> => {
  const { number, isNew } = await openSpace(tx, libraryId);
  if (isNew) await deriveFoodsAnew(tx, libraryId);
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

/** Whoever plans what to buy need not read the ingredients again. */
const keepReadingOf = (tx: Tx, { id, documentRevision }: IndexedEntry, { reading }: DocumentTokens): void => {
  if (reading !== undefined)
    keepReading(tx, { entry_id: id, revision: documentRevision, version: INDEX_VERSION, reading });
};

/**
 * Makes a new recipe found by what its document says. It has been enlisted, and nothing has been flushed since; it is
 * filed under nothing yet. Gives the words that the library is to learn, last of all, by which the pantry is held too.
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

/** Makes a recipe found by what its document says now, and by nothing that it said before. The pantry is kept as it is. */
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
 * Learns words, by which misspelt ones are put right. The last thing that a change does, since others may wait for it.
 * The pantry stays as it is from then on: a new recipe is held against it by the statement that writes it.
 */
export const learnWords = (tx: Tx, { libraryId }: LibraryScope, words: readonly string[]): Promise<void> =>
  addWords(tx, libraryId, words);

/** Makes a recipe found among those of another state. */
export const moveInIndex = async (tx: Tx, id: EntryId, state: RecipeState): Promise<void> =>
  moveIndexRow(tx, id, stateLetter(state));

/** Makes recipes found by how they are filed now, and by whose favorites they are. It sees what has been sent. */
export const refile = async (tx: Tx, ids: readonly EntryId[]): Promise<void> => {
  if (ids.length > 0) await labelIndexRows(tx, ids);
};
