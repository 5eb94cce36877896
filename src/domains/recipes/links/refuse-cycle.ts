import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import type { PreparedDocument } from '../computation/prepare-validated-document.ts';
import { findLinksFromPortableIds } from './link.store.ts';
import type { SubRecipeReference } from './recipe-references.ts';

/** Where the document comes from: the request body, the revision in the path, or the current one of the entry. */
export type RequestLocation = 'body.recipe' | 'path.revision' | 'path.id';

/** A path from the recipe to another: its first reference, and the portable ids along it. */
interface Way {
  readonly from: SubRecipeReference;
  readonly by: readonly string[];
}

/** A recipe and the recipes that it needs. */
type Linked = Pick<PreparedDocument, 'id' | 'references'>;

/** The first path that leads back to the recipe, by breadth-first search. */
const wayBack = async (tx: Tx, scope: LibraryScope, recipe: Linked): Promise<Way | undefined> => {
  let ways: readonly Way[] = recipe.references.map((from) => ({ from, by: [from.recipeId] }));
  const seen = new Set<string>();
  while (ways.length > 0) {
    const back = ways.find(({ by }) => by.at(-1) === recipe.id);
    if (back !== undefined) return back;
    const open = new Map(ways.map((way) => [way.by.at(-1) ?? '', way]));
    for (const id of open.keys()) seen.add(id);
    const steps = await findLinksFromPortableIds(tx, scope.libraryId, 'made-by', [...open.keys()]);
    ways = steps.flatMap(({ recipe_id, target }) => {
      const way = open.get(recipe_id);
      return way === undefined || seen.has(target) ? [] : [{ from: way.from, by: [...way.by, target] }];
    });
  }
  return undefined;
};

/**
 * Rejects a recipe that would need itself. The caller must hold the library's lock, so that two concurrent changes
 * cannot close a cycle together.
 */
export const refuseCycle = async (
  tx: Tx,
  scope: LibraryScope,
  recipe: Linked,
  place: RequestLocation,
): Promise<void> => {
  const way = await wayBack(tx, scope, recipe);
  if (way === undefined) return;
  const places = [recipe.id, ...way.by];
  throw validationFailed({
    location: place === 'body.recipe' ? `${place}.${way.from.location}` : place,
    code: 'cycle',
    message: `leads back to the recipe itself: ${places.join(' → ')}`,
    params: { cycle: places },
  });
};
