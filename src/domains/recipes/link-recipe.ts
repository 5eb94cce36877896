import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { holdLibrary } from '../libraries/index.ts';
import { keepPantry } from '../pantry/index.ts';
import type { CompleteRecipe, RecipeDocument } from '../recipe-format/index.ts';
import { groupTranslations } from './group-translations.ts';
import { insertLinks, linksOfEntry, namedBy, removeLinks } from './link.store.ts';
import { counterpartsOf, referencesOf } from './links-of.ts';
import { refuseCycle } from './refuse-cycle.ts';
import type { DocumentPlace } from './refuse-cycle.ts';

const namesOthers = (recipe: RecipeDocument): boolean =>
  referencesOf(recipe).length > 0 || counterpartsOf(recipe).length > 0;

/**
 * Holds what a document is held against. The library, where the links of the recipe may change, which takes a look at
 * others; a new recipe that brings its id may have been named before it came. The pantry, which a new recipe holds with
 * its words. Before the entry is locked: of two that wait for each other's recipes, one would have to be given up.
 */
export const holdForDocument = async (
  tx: Tx,
  scope: LibraryScope,
  recipe: RecipeDocument,
  id: EntryId | undefined,
): Promise<void> => {
  const mayChange =
    namesOthers(recipe) || (id === undefined ? recipe.id !== undefined : (await linksOfEntry(tx, id)).length > 0);
  if (mayChange) await holdLibrary(tx, scope);
  if (id !== undefined) await keepPantry(tx, scope.libraryId);
};

const writeLinks = (tx: Tx, scope: LibraryScope, id: EntryId, recipe: CompleteRecipe): void =>
  insertLinks(tx, scope.libraryId, id, [
    ...referencesOf(recipe).map(({ recipeId }) => ({ kind: 'made-by' as const, target: recipeId })),
    ...counterpartsOf(recipe).map((target) => ({ kind: 'translation' as const, target })),
  ]);

/** Keeps which recipes a new one names; `authored` is the document as it came, perhaps without an id. */
export const linkNewRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  recipe: CompleteRecipe,
  authored: RecipeDocument,
): Promise<void> => {
  writeLinks(tx, scope, id, recipe);
  const counterparts = counterpartsOf(recipe);
  // An id that is given only now was known to nobody before.
  const naming = authored.id === undefined ? [] : await namedBy(tx, scope.libraryId, 'translation', [authored.id]);
  if (counterparts.length + naming.length === 0) return;
  // What groups them sends the recipe before its words are learned, by which the pantry would be held.
  await keepPantry(tx, scope.libraryId);
  await groupTranslations(tx, scope, [recipe.id, ...counterparts]);
};

/** Keeps which recipes an entry names from now on. */
export const linkRecipeAgain = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  recipe: CompleteRecipe,
  place: DocumentPlace,
): Promise<void> => {
  const before = await linksOfEntry(tx, id);
  if (before.length === 0 && !namesOthers(recipe)) return;
  // Links that came between the first look and the lock find the library held, too.
  await holdLibrary(tx, scope);
  await refuseCycle(tx, scope, recipe, place);
  await removeLinks(tx, id);
  writeLinks(tx, scope, id, recipe);
  const counterparts = [
    ...counterpartsOf(recipe),
    ...before.filter(({ kind }) => kind === 'translation').map(({ target }) => target),
  ];
  if (counterparts.length > 0) await groupTranslations(tx, scope, [recipe.id, ...counterparts]);
};

/** The recipes that lose a translation when this one goes. */
export const translationsOf = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  recipeId: string,
): Promise<readonly string[]> => {
  const links = await linksOfEntry(tx, id);
  const naming = await namedBy(tx, scope.libraryId, 'translation', [recipeId]);
  const named = links.filter(({ kind }) => kind === 'translation').map(({ target }) => target);
  return [...named, ...naming.map(({ recipe_id }) => recipe_id)];
};
