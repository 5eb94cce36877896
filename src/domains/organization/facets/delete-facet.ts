import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { FacetId } from './facet.schemas.ts';
import { removeLabelFromRecipes } from '../recipe-organization/labeled-recipes.store.ts';
import { lockFacet, removeFacet } from './facet.store.ts';

/**
 * Deletes a facet if it is still at the caller's revision. The event carries the next revision, and the organization of
 * every recipe with the facet gets its next revision.
 */
export const deleteFacet = async (
  tx: Tx,
  scope: LibraryScope,
  id: FacetId,
  precondition: Precondition,
): Promise<void> => {
  const facet = await lockFacet(tx, scope.libraryId, id);
  if (facet === undefined) throw new Problem('facet-not-found');
  precondition.check(facet.revision);
  await removeLabelFromRecipes(tx, 'facet', id);
  removeFacet(tx, id);
  emitEvent(tx, scope, { type: 'facet.deleted', resource: { type: 'facet', id, revision: facet.revision + 1 } });
};
