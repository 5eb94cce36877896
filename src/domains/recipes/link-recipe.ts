import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { holdLibrary } from '../libraries/index.ts';
import { keepPantry } from '../pantry/index.ts';
import type { PreparedDocument } from './computation/prepare-document.ts';
import { groupTranslations } from './group-translations.ts';
import { insertLinks, linksOfEntry, namedBy, removeLinks } from './link.store.ts';
import { refuseCycle } from './refuse-cycle.ts';
import type { DocumentPlace } from './refuse-cycle.ts';

/** The recipes that a document names, and its own ids. */
type Linked = Pick<PreparedDocument, 'id' | 'authoredId' | 'references' | 'counterparts'>;

const namesOthers = ({ references, counterparts }: Linked): boolean => references.length > 0 || counterparts.length > 0;

/**
 * Holds what a document is held against. The library, where the links of the recipe may change, which takes a look at
 * others; a new recipe that brings its id may have been named before it came. The pantry, which a new recipe holds with
 * its words. Before the entry is locked: of two that wait for each other's recipes, one would have to be given up.
 */
export const holdForDocument = async (
  tx: Tx,
  scope: LibraryScope,
  recipe: Linked,
  id: EntryId | undefined,
): Promise<void> => {
  const mayChange =
    namesOthers(recipe) ||
    (id === undefined ? recipe.authoredId !== undefined : (await linksOfEntry(tx, id)).length > 0);
  if (mayChange) await holdLibrary(tx, scope);
  if (id !== undefined) await keepPantry(tx, scope.libraryId);
};

const writeLinks = (tx: Tx, scope: LibraryScope, id: EntryId, { references, counterparts }: Linked): void =>
  insertLinks(tx, scope.libraryId, id, [
    ...references.map(({ recipeId }) => ({ kind: 'made-by' as const, target: recipeId })),
    ...counterparts.map((target) => ({ kind: 'translation' as const, target })),
  ]);

/** Keeps which recipes a new one names. */
export const linkNewRecipe = async (tx: Tx, scope: LibraryScope, id: EntryId, recipe: Linked): Promise<void> => {
  writeLinks(tx, scope, id, recipe);
  const { counterparts, authoredId } = recipe;
  // An id that is given only now was known to nobody before.
  const naming = authoredId === undefined ? [] : await namedBy(tx, scope.libraryId, 'translation', [authoredId]);
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
  recipe: Linked,
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
    ...recipe.counterparts,
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
