import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { organizeRecipe } from '../organization/index.ts';
import type { Organization, OrganizationInput } from '../organization/index.ts';
import { refile } from './search/index-recipe.ts';

/**
 * Sets the tags and facets of a recipe, checked against the revision of its organization, and updates the search index.
 */
export const fileRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  input: OrganizationInput,
  precondition: Precondition,
): Promise<Organization> => {
  const organization = await organizeRecipe(tx, scope, id, input, precondition);
  await tx.flush();
  await refile(tx, [id]);
  return organization;
};
