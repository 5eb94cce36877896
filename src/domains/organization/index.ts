export { getBookContents } from './books/get-book-contents.ts';
export { setBookMembership } from './books/set-book-membership.ts';
export {
  booksJson,
  selectLabelTokens,
  selectRecipesInAllBooks,
  organizationJson,
  selectOrganizationRevision,
  tagsJson,
} from './recipe-organization/organization-sql.store.ts';
export { filterExistingReferences } from './recipe-organization/existing-references.store.ts';
export { removeRecipeFromBooks } from './books/remove-recipe-from-books.ts';
export { createOrganization } from './recipe-organization/create-organization.ts';
export { organizeRecipe } from './recipe-organization/organize-recipe.ts';
export { retagRecipe } from './recipe-organization/retag-recipe.ts';
export type { OrganizationChangeResult, TagChange } from './recipe-organization/retag-recipe.ts';
export type { Book, BookId, BookInput, BookSummary } from './books/book.schemas.ts';
export type { Facet, FacetInput, FacetKind } from './facets/facet.schemas.ts';
export { Organization, OrganizationInput } from './recipe-organization/recipe-organization.schemas.ts';
export type { Tag, TagInput } from './tags/tag.schemas.ts';
export { listTagNames } from './tags/tag.store.ts';
