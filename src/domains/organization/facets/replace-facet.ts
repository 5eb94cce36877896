import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { toNameKey } from '../../../platform/text/name-key.ts';
import type { Facet, FacetId, FacetInput } from './facet.schemas.ts';
import { lockFacet, updateFacet } from './facet.store.ts';

/** Replaces a facet's kind and value if it is still at the caller's revision. */
export const replaceFacet = async (
  tx: Tx,
  scope: LibraryScope,
  id: FacetId,
  input: FacetInput,
  precondition: Precondition,
): Promise<Facet> => {
  const facet = await lockFacet(tx, scope.libraryId, id);
  if (facet === undefined) throw new Problem('facet-not-found');
  precondition.check(facet.revision);
  const replaced = {
    ...facet,
    kind: input.kind,
    value: input.value.trim(),
    revision: facet.revision + 1,
    updated_at: getCurrentInstant(scope.clock),
  };
  updateFacet(tx, { ...replaced, value_key: toNameKey(replaced.value) });
  emitEvent(tx, scope, { type: 'facet.updated', resource: { type: 'facet', id, revision: replaced.revision } });
  return replaced;
};
