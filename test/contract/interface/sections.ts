import type { Section } from './sentence.ts';
import { accountEndpoints } from './sections/account-endpoints.ts';
import { additionAndReview } from './sections/addition-and-review.ts';
import { authentication } from './sections/authentication.ts';
import { bulkObjects } from './sections/bulk-objects.ts';
import { errors } from './sections/errors.ts';
import { events } from './sections/events.ts';
import { importPreview } from './sections/import-preview.ts';
import { libraryEndpoints } from './sections/library-endpoints.ts';
import { limits } from './sections/limits.ts';
import { mealsAndAccounts } from './sections/meals-and-accounts.ts';
import { overview } from './sections/overview.ts';
import { pantryTagFacet } from './sections/pantry-tag-facet.ts';
import { problemResource } from './sections/problem-resource.ts';
import { recipeDocuments } from './sections/recipe-documents.ts';
import { recipeEndpoints } from './sections/recipe-endpoints.ts';
import { recipeSummaries } from './sections/recipe-summaries.ts';
import { shoppingEndpoints } from './sections/shopping-endpoints.ts';
import { shoppingListResource } from './sections/shopping-list-resource.ts';
import { states } from './sections/states.ts';
import { versioning } from './sections/versioning.ts';
import { webhookEndpoints } from './sections/webhook-endpoints.ts';
import { webhookResources } from './sections/webhook-resources.ts';

/** All sections of the contract, in its order. */
export const sections: readonly Section[] = [
  ...overview,
  ...problemResource,
  ...shoppingListResource,
  ...additionAndReview,
  ...pantryTagFacet,
  ...webhookResources,
  ...importPreview,
  ...recipeSummaries,
  ...recipeDocuments,
  ...mealsAndAccounts,
  ...bulkObjects,
  ...states,
  ...webhookEndpoints,
  ...shoppingEndpoints,
  ...recipeEndpoints,
  ...libraryEndpoints,
  ...accountEndpoints,
  ...authentication,
  ...events,
  ...errors,
  ...limits,
  ...versioning,
];
