import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { holdLibrary } from '../libraries/index.ts';
import type { CompleteRecipe, RecipeDocument } from '../recipe-format/index.ts';
import { groupTranslations } from './group-translations.ts';
import { insertLink, linksOfEntry, namedBy, removeLinks } from './link.store.ts';
import { counterpartsOf, referencesOf } from './links-of.ts';
import { refuseCycle } from './refuse-cycle.ts';
import type { DocumentPlace } from './refuse-cycle.ts';

const namesOthers = (recipe: RecipeDocument): boolean =>
  referencesOf(recipe).length > 0 || counterpartsOf(recipe).length > 0;

/** Whether a recipe was said to be its translation before it came. An id that is given only now was known to nobody. */
const isNamedAlready = async (tx: Tx, scope: LibraryScope, recipeId: string | undefined): Promise<boolean> =>
  recipeId !== undefined && (await namedBy(tx, scope.libraryId, 'translation', [recipeId])).length > 0;

/**
 * Holds the library where the links of a recipe may change, which takes a look at others. Before the entry is locked:
 * of two that wait for each other's recipes, one would wait for ever.
 */
export const holdForLinks = async (
  tx: Tx,
  scope: LibraryScope,
  recipe: RecipeDocument,
  id: EntryId | undefined,
): Promise<void> => {
  const mayChange =
    namesOthers(recipe) ||
    (id === undefined ? await isNamedAlready(tx, scope, recipe.id) : (await linksOfEntry(tx, id)).length > 0);
  if (mayChange) await holdLibrary(tx, scope);
};

const writeLinks = (tx: Tx, scope: LibraryScope, id: EntryId, recipe: CompleteRecipe): void => {
  const link = { entry_id: id, library_id: scope.libraryId };
  for (const { recipeId } of referencesOf(recipe)) insertLink(tx, { ...link, kind: 'made-by', target: recipeId });
  for (const target of counterpartsOf(recipe)) insertLink(tx, { ...link, kind: 'translation', target });
};

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
  if (counterparts.length > 0 || (await isNamedAlready(tx, scope, authored.id))) {
    await groupTranslations(tx, scope, [recipe.id, ...counterparts]);
  }
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
  await refuseCycle(tx, scope, recipe, place);
  await removeLinks(tx, id);
  writeLinks(tx, scope, id, recipe);
  const counterparts = [
    ...counterpartsOf(recipe),
    ...before.filter(({ kind }) => kind === 'translation').map(({ target }) => target),
  ];
  if (counterparts.length > 0) await groupTranslations(tx, scope, [recipe.id, ...counterparts]);
};

/** Takes an entry out of its group of translations, before it goes. */
export const unlinkRecipe = async (tx: Tx, scope: LibraryScope, id: EntryId, recipeId: string): Promise<void> => {
  const links = await linksOfEntry(tx, id);
  const named = links.filter(({ kind }) => kind === 'translation').map(({ target }) => target);
  await removeLinks(tx, id);
  const others = [...named, ...(await namedBy(tx, scope.libraryId, 'translation', [recipeId]))];
  if (others.length > 0) await groupTranslations(tx, scope, others);
};
