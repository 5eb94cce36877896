export type { DuplicateMatch } from './duplicates/duplicate-match.ts';
export { findDuplicates } from './duplicates/find-duplicates.ts';
export type { DocumentToCheck } from './duplicates/find-duplicates.ts';
export { findDefiniteMatchesInTransaction } from './duplicates/find-definite-matches-in-transaction.ts';
export { findTakenPortableIds } from './duplicates/find-taken-portable-ids.ts';
export { extractIdentityKeys } from './duplicates/identity.ts';
export type { Cook, CookInput } from './cooking-log/cook.schemas.ts';
export { RecipeComputation, recipeComputationService } from './computation/recipe-computation.ts';
export { createRecipes } from './entries/create-recipes.ts';
export type { PreparedDocument } from './computation/prepare-validated-document.ts';
export type { PreparedReplacement } from './documents/prepare-revision.ts';
export type { Entry } from './entries/entry.ts';
export { replaceRecipeWithImport } from './revisions/replace-recipe-with-import.ts';
export {
  listAllExportableRecipes,
  findDocumentLengths,
  findDocumentTexts,
  findExportableRecipeKeys,
} from './documents/exportable.store.ts';
export type { ExportableRecipeKey } from './documents/exportable.store.ts';
export { getAssetIds, parseStoredRecipe } from './documents/recipe-document.ts';
export { prepareValidatedRecipe } from './documents/prepare-recipe.ts';
export { prepareRevision } from './documents/prepare-revision.ts';
export type { MeasureConventionInput, RecipeMeasures } from './measures/measures.schemas.ts';
export { changeTagsAndReindex } from './labels/organize-recipe.ts';
export { restoreRecipe, trashRecipe } from './entries/trash.ts';
export { loadSummaryLookup } from './summaries/load-summary-lookup.ts';
export { RecipeSummary } from './summaries/summary.schemas.ts';
export { findUnloadedRecipes, loadFoundRecipes, listIdsInTranslationGroups } from './documents/load-found-recipes.ts';
export type { RecipeSelector, UnloadedRecipe, LoadedRecipe } from './documents/load-found-recipes.ts';
export { parseRecipe } from './ingredients/parsed-recipe.ts';
export type { RecipeIngredient, ParsedRecipe } from './ingredients/parsed-recipe.ts';
export type { MadeByRecipe, RecipeEntry, RecipeRevision, RevisionItem } from './entries/recipe.schemas.ts';
export { findCurrentRecipeStates, findUnknownRevisions } from './entries/current-recipes.ts';
export type { CurrentRecipeState } from './entries/current-recipes.ts';
export { mapPortableIdsToEntries } from './links/sub-recipes.ts';
export type { ScaledEntry } from './scaling/scale.schemas.ts';
export type { ListRecipesQuery } from './search/list-recipes.schemas.ts';
