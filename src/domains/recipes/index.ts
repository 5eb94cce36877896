import type { Operation } from '../../platform/http/operation.ts';
import type { Assets } from '../assets/index.ts';
import { assetOperations } from './asset.routes.ts';
import { filingOperations } from './filing.routes.ts';
import type { RecipePreparation } from './prepare-recipe.ts';
import { recipeOperations as entryOperations } from './recipe.routes.ts';
import { revisionOperations } from './revision.routes.ts';
import { findOperation } from './search/find.routes.ts';

export type { Alike } from './alike/alike.ts';
export { findDuplicates } from './alike/find-alike.ts';
export type { AskedDocument } from './alike/find-alike.ts';
export { findSame } from './alike/find-same.ts';
export { isPortableIdTaken } from './alike/is-portable-id-taken.ts';
export type { Cook, CookInput } from './cook.schemas.ts';
export { RecipeComputation } from './computation/recipe-computation.ts';
export { createRecipe } from './create-recipe.ts';
export { assetIdsOf } from './asset-ids-of.ts';
export type { Entry } from './entry.ts';
export { importRevision } from './import-revision.ts';
export { allExportable, documentLengths, documentTexts, exportableAmong } from './exported.store.ts';
export type { Exportable } from './exported.store.ts';
export { parseDocument } from './parse-document.ts';
export { prepareRecipe } from './prepare-recipe.ts';
export { prepareRevision } from './prepare-revision.ts';
export { retag } from './retag.ts';
export { restoreRecipe } from './restore-recipe.ts';
export { summariesBy } from './summaries-by.ts';
export { RecipeSummary } from './summary.schemas.ts';
export { trashRecipe } from './trash-recipe.ts';
export { findRecipes, readRecipes, translationsIn } from './read-recipes.ts';
export type { AskedRecipe, FoundRecipe, ReadRecipe } from './read-recipes.ts';
export { readRecipe } from './recipe-reading.ts';
export type { ListedIngredient, RecipeReading } from './recipe-reading.ts';
export type { MadeByRecipe, RecipeEntry, RecipeRevision, RevisionItem } from './recipe.schemas.ts';
export { recipeStates, unknownRevisions } from './recipe-states.ts';
export type { StateOfRecipe } from './recipe-states.ts';
export { resolveRecipes } from './resolve-recipes.ts';
export type { ScaleQuery, ScaledEntry } from './scale.schemas.ts';
export type { FindQuery } from './search/find.schemas.ts';
export { reindexSome } from './search/reindex.ts';
export type { Reindexed } from './search/reindex.ts';
export { restock } from './search/restock.ts';

/** All operations of this domain, in the order of the API reference. */
export const recipeOperations = (assets: Assets, preparation: RecipePreparation): readonly Operation[] => [
  findOperation,
  ...entryOperations(preparation),
  ...revisionOperations(preparation),
  ...filingOperations,
  ...assetOperations(assets),
];
