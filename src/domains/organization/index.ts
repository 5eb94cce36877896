import type { Operation } from '../../platform/http/operation.ts';
import type { Assets } from '../assets/index.ts';
import { bookAssetOperations } from './book-asset.routes.ts';
import { bookOperations } from './book.routes.ts';
import { facetOperations } from './facet.routes.ts';
import { tagOperations } from './tag.routes.ts';

export { bookContents } from './book-contents.ts';
export { changeMembership } from './change-membership.ts';
export {
  booksJson,
  filingLabels,
  membersOfBooks,
  organizationJson,
  organizationRevision,
  tagsJson,
} from './filing.store.ts';
export { knownFiling } from './known-filing.store.ts';
export { leaveBooks } from './leave-books.ts';
export { openOrganization } from './open-organization.ts';
export { organizeRecipe } from './organize-recipe.ts';
export { retagRecipe } from './retag-recipe.ts';
export type { Refiled, TagChange } from './retag-recipe.ts';
export type { Book, BookId, BookInput, BookSummary } from './book.schemas.ts';
export type { Facet, FacetInput, FacetKind } from './facet.schemas.ts';
export { Organization, OrganizationInput } from './recipe-organization.schemas.ts';
export type { Tag, TagInput } from './tag.schemas.ts';
export { namesOfTags } from './tag.store.ts';

/** Every operation of this domain, in the order of the API reference. */
export const organizationOperations = (assets: Assets): readonly Operation[] => [
  ...tagOperations,
  ...facetOperations,
  ...bookOperations,
  ...bookAssetOperations(assets),
];
