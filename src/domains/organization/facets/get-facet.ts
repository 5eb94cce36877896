import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Facet, FacetId } from './facet.schemas.ts';
import { findFacet } from './facet.store.ts';

/** Reads a facet. A facet of another library is not found. */
export const getFacet = async (db: Db, { libraryId }: LibraryScope, id: FacetId): Promise<Facet> => {
  const facet = await findFacet(db, libraryId, id);
  if (facet === undefined) throw new Problem('facet-not-found');
  return facet;
};
