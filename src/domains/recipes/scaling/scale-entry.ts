import type { Db } from '../../../platform/db/database.ts';
import { JsonBytes } from '../../../platform/http/api-response.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import { loadConventions } from '../../libraries/index.ts';
import type { RecipeComputation } from '../computation/recipe-computation.ts';
import { estimateScalingCost } from '../computation/estimate-scaling-cost.ts';
import { resolveSubRecipeReferences } from '../links/sub-recipes.ts';
import { findEntry } from '../entries/recipe.store.ts';
import type { ScaleQuery, ScaledEntry } from './scale.schemas.ts';

/** Everything but the document, which is already JSON. */
type Frame = Omit<ScaledEntry, 'recipe'>;

const withRecipe = ({ made_by, ...head }: Frame, recipe: Uint8Array): JsonBytes =>
  new JsonBytes(
    Buffer.concat([
      Buffer.from(`${JSON.stringify(head).slice(0, -1)},"recipe":`),
      recipe,
      Buffer.from(`,"made_by":${JSON.stringify(made_by)}}`),
    ]),
  );

/**
 * Scales a recipe exactly, and converts it to a measurement convention if one is requested. Parses lines that have not
 * been parsed yet. Recipes that make its ingredients stay references. Stores nothing.
 */
export const scaleEntry = async (
  db: Db,
  scope: LibraryScope,
  id: EntryId,
  query: ScaleQuery,
  computation: RecipeComputation,
): Promise<JsonBytes> => {
  const stored = await findEntry(db, scope, id);
  if (stored === undefined) throw new Problem('recipe-not-found');
  const { document, recipe_id, revision } = stored;
  const conventions = await loadConventions(db, scope);
  const outcome = await computation.run(
    { kind: 'scale', document, query, conventions },
    estimateScalingCost(document),
    scope.libraryId,
  );
  if (outcome.kind === 'refused') throw validationFailed(outcome.fault);
  const { scale, convention, recipe, references } = outcome;
  const made_by = await resolveSubRecipeReferences(db, scope.libraryId, references);
  return withRecipe({ entry_id: id, recipe_id, revision, scale, convention, made_by: [...made_by] }, recipe);
};
