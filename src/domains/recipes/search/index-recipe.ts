import type { Tx } from '../../../platform/db/database.ts';
import { tokenSigns } from '../../../platform/db/tables/recipes.ts';
import type { RecipeState } from '../../../platform/db/tables/recipes.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { CompleteRecipe } from '../../recipe-format/index.ts';
import { documentTokens } from './document-tokens.ts';
import { insertIndexRow, labelIndexRows, moveIndexRow, updateIndexRow } from './index.store.ts';
import { openSpace } from './space.store.ts';
import { spaceOf, stateLetter } from './space.ts';
import { addWords } from './vocabulary.store.ts';

/**
 * Makes a recipe found by what its document says. A new one has been enlisted, and nothing has been flushed since; it
 * is filed under nothing yet. Gives the words that the library is to learn, last of all.
 */
export const indexRecipe = async (
  tx: Tx,
  { libraryId }: LibraryScope,
  { id, state }: { readonly id: EntryId; readonly state: RecipeState },
  recipe: CompleteRecipe,
  how: 'new' | 'again',
): Promise<readonly string[]> => {
  const { tokens, vocabulary } = documentTokens(recipe);
  const space = spaceOf(await openSpace(tx, libraryId), state);
  if (how === 'new') insertIndexRow(tx, { id, space, words: tokens, labels: tokenSigns.every });
  else await updateIndexRow(tx, { id, space, words: tokens });
  return vocabulary;
};

/** Learns words, by which misspelt ones are put right. The last thing that a change does, since others may wait for it. */
export const learnWords = (tx: Tx, { libraryId }: LibraryScope, words: readonly string[]): Promise<void> =>
  addWords(tx, libraryId, words);

/** Makes a recipe found among those of another state. */
export const moveInIndex = async (tx: Tx, id: EntryId, state: RecipeState): Promise<void> =>
  moveIndexRow(tx, id, stateLetter(state));

/** Makes recipes found by how they are filed now, and by whose favorites they are. It sees what has been sent. */
export const refile = async (tx: Tx, ids: readonly EntryId[]): Promise<void> => {
  if (ids.length > 0) await labelIndexRows(tx, ids);
};
