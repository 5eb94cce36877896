import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { spaceWithin } from '../search/space.store.ts';
import { spaceOf } from '../search/space.ts';
import type { Alike } from './alike.ts';
import { findDefinite } from './find-definite.ts';
import { identityOf } from './identity.ts';

/**
 * Finds the entries of the library, not in the trash, that are surely the same recipe, with those that the transaction
 * wrote itself; at most five, the surest first. Where only the address is the same, the title must be, too: whoever
 * writes the recipes of one page one after the other would find the first when it comes to the second. Nobody else is
 * kept from writing the same meanwhile.
 */
export const findSame = async (tx: Tx, libraryId: LibraryId, document: RecipeDocument): Promise<readonly Alike[]> => {
  await tx.flush();
  const number = await spaceWithin(tx, libraryId);
  if (number === undefined) return [];
  const shelf = { library: libraryId, space: spaceOf(number, 'active') };
  const [same = []] = await findDefinite(tx, shelf, [{ ...identityOf(document), sharesAddress: true }]);
  return same;
};
