import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { lockCurrentLibrary } from '../../libraries/index.ts';
import { lockPantryShared } from '../../pantry/index.ts';
import type { PreparedDocument } from '../computation/prepare-validated-document.ts';
import { regroupTranslations } from './regroup-translations.ts';
import { insertLinks, findLinks, findLinksToPortableIds, deleteLinks } from './link.store.ts';
import { refuseCycle } from './refuse-cycle.ts';
import type { RequestLocation } from './refuse-cycle.ts';

/** The recipes that a document links to, and its own ids. */
type Linked = Pick<PreparedDocument, 'id' | 'authoredId' | 'references' | 'translationIds'>;

const namesOthers = ({ references, translationIds }: Linked): boolean =>
  references.length > 0 || translationIds.length > 0;

/** Whether creating the recipe may change links; one that brings its own id may already be linked to. */
const mayChangeLinks = (recipe: Linked): boolean => namesOthers(recipe) || recipe.authoredId !== undefined;

/** Locks the library if creating any of the recipes may change links. */
export const lockLibraryIfNewRecipesAreLinked = async (
  tx: Tx,
  scope: LibraryScope,
  recipes: readonly Linked[],
): Promise<void> => {
  if (recipes.some(mayChangeLinks)) await lockCurrentLibrary(tx, scope);
};

/**
 * Takes the locks that checking a document needs. The library is locked if links may change, because that involves
 * other recipes; a new recipe that brings its own id may already be linked to. The pantry is locked for an existing
 * entry only, since a new recipe locks it when it stores its words. Call this before locking the entry: two
 * transactions waiting for each other's recipes would deadlock.
 */
export const lockLibraryAndPantryForDocument = async (
  tx: Tx,
  scope: LibraryScope,
  recipe: Linked,
  id: EntryId | undefined,
): Promise<void> => {
  const mayChange =
    id === undefined ? mayChangeLinks(recipe) : namesOthers(recipe) || (await findLinks(tx, id)).length > 0;
  if (mayChange) await lockCurrentLibrary(tx, scope);
  if (id !== undefined) await lockPantryShared(tx, scope.libraryId);
};

const writeLinks = (tx: Tx, scope: LibraryScope, id: EntryId, { references, translationIds }: Linked): void =>
  insertLinks(tx, scope.libraryId, id, [
    ...references.map(({ recipeId }) => ({ kind: 'made-by' as const, target: recipeId })),
    ...translationIds.map((target) => ({ kind: 'translation' as const, target })),
  ]);

/** Stores the links of a new recipe. */
export const storeLinksOfNewRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  recipe: Linked,
): Promise<void> => {
  writeLinks(tx, scope, id, recipe);
  const { translationIds, authoredId } = recipe;
  // No recipe can link to an id that has only just been generated.
  const naming =
    authoredId === undefined ? [] : await findLinksToPortableIds(tx, scope.libraryId, 'translation', [authoredId]);
  if (translationIds.length + naming.length === 0) return;
  // Grouping flushes the recipe before its words are stored, which would otherwise lock the pantry.
  await lockPantryShared(tx, scope.libraryId);
  await regroupTranslations(tx, scope, [recipe.id, ...translationIds]);
};

/** Replaces the stored links of an entry. */
export const relinkRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  recipe: Linked,
  place: RequestLocation,
): Promise<void> => {
  const before = await findLinks(tx, id);
  if (before.length === 0 && !namesOthers(recipe)) return;
  // Also covers links that were added between the first check and the lock.
  await lockCurrentLibrary(tx, scope);
  await refuseCycle(tx, scope, recipe, place);
  await deleteLinks(tx, id);
  writeLinks(tx, scope, id, recipe);
  const counterparts = [
    ...recipe.translationIds,
    ...before.filter(({ kind }) => kind === 'translation').map(({ target }) => target),
  ];
  if (counterparts.length > 0) await regroupTranslations(tx, scope, [recipe.id, ...counterparts]);
};

/** The recipes that lose a translation when this one is deleted. */
export const findLinkedTranslationIds = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  recipeId: string,
): Promise<readonly string[]> => {
  const links = await findLinks(tx, id);
  const naming = await findLinksToPortableIds(tx, scope.libraryId, 'translation', [recipeId]);
  const named = links.filter(({ kind }) => kind === 'translation').map(({ target }) => target);
  return [...named, ...naming.map(({ recipe_id }) => recipe_id)];
};
