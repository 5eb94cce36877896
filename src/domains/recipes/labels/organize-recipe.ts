import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { organizeRecipe, retagRecipe } from '../../organization/index.ts';
import type { Organization, OrganizationInput, OrganizationChangeResult, TagChange } from '../../organization/index.ts';
import type { EntryHead } from '../entries/recipe.store.ts';
import { reindexLabels } from '../search/index/index-recipe.ts';

/**
 * Sets the tags and facets of a recipe, checked against the revision of its organization, and updates the search index.
 */
export const organizeAndReindexRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  input: OrganizationInput,
  precondition: Precondition,
): Promise<Organization> => {
  const organization = await organizeRecipe(tx, scope, id, input, precondition);
  await tx.flush();
  await reindexLabels(tx, [id]);
  return organization;
};

/** Adds and removes tags of a recipe, and updates the search index. */
export const changeTagsAndReindex = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  tags: TagChange,
  precondition: Precondition,
): Promise<OrganizationChangeResult> => {
  const refiled = await retagRecipe(tx, scope, id, tags, precondition);
  if (!refiled.isChanged) return refiled;
  await tx.flush();
  await reindexLabels(tx, [id]);
  return refiled;
};

/**
 * Announces a change that makes no revision of the recipe, such as a favorite or an entry in the cooking log. Sends the
 * event of the organization with its current revision.
 */
export const announceChangeWithoutRevision = (
  tx: Tx,
  scope: LibraryScope,
  { id, organization_revision: revision }: EntryHead,
): void =>
  emitEvent(tx, scope, {
    type: 'recipe.organized',
    resource: { type: 'recipe', id, revision },
  });
