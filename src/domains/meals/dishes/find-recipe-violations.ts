import type { Db } from '../../../platform/db/database.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { findUnknownRevisions } from '../../recipes/index.ts';
import type { DishId, StoredDish } from './dish.schemas.ts';
import type { DishRecipes } from './find-dish-recipes.ts';

/** A dish with its recipe and its index. */
interface Named {
  readonly index: number;
  readonly id: DishId;
  readonly entry_id: EntryId;
  readonly recipe_revision: number | undefined;
}

const namedIn = (dishes: readonly StoredDish[]): readonly Named[] =>
  dishes.flatMap(({ id, entry_id, recipe_revision }, index) =>
    entry_id === undefined ? [] : [{ index, id, entry_id, recipe_revision }],
  );

/**
 * Unknown recipes and unknown revisions. References that the stored meal already had are accepted, because the recipe
 * may have been purged since.
 */
export const findRecipeViolations = async (
  db: Db,
  libraryId: LibraryId,
  dishes: readonly StoredDish[],
  before: readonly StoredDish[],
  recipes: DishRecipes,
): Promise<readonly Violation[]> => {
  const stood = new Map(before.map((dish) => [dish.id, dish]));
  const named = namedIn(dishes);
  const unknown = named.filter(({ id, entry_id }) => !recipes.has(entry_id) && stood.get(id)?.entry_id !== entry_id);
  const pinned = named.flatMap(({ index, id, entry_id, recipe_revision: revision }) => {
    const was = stood.get(id);
    const isNew = was?.entry_id !== entry_id || was.recipe_revision !== revision;
    return isNew && revision !== undefined ? [{ index, entry_id, revision }] : [];
  });
  return [
    ...unknown.map(({ index, entry_id }) => ({
      location: `body.dishes[${index}].entry_id`,
      code: 'unknown',
      message: 'is not a recipe of this library',
      value: entry_id,
    })),
    ...(await findUnknownRevisions(db, libraryId, pinned)).map(({ index, revision }) => ({
      location: `body.dishes[${index}].recipe_revision`,
      code: 'unknown',
      message: 'is not a revision of the recipe',
      value: revision,
    })),
  ];
};
