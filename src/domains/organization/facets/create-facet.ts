import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { toNameKey } from '../../../platform/text/name-key.ts';
import type { Facet, FacetId, FacetInput } from './facet.schemas.ts';
import { insertFacet } from './facet.store.ts';

/** Creates a facet. A unique constraint rejects a value that already exists for its kind (`facet-exists`). */
export const createFacet = async (tx: Tx, scope: LibraryScope, input: FacetInput): Promise<Facet> => {
  const now = getCurrentInstant(scope.clock);
  const facet = {
    id: scope.newId<FacetId>(),
    kind: input.kind,
    value: input.value.trim(),
    revision: 1,
    created_at: now,
    updated_at: now,
  };
  insertFacet(tx, { ...facet, library_id: scope.libraryId, value_key: toNameKey(facet.value) });
  emitEvent(tx, scope, { type: 'facet.created', resource: { type: 'facet', id: facet.id, revision: 1 } });
  return facet;
};
