import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { spaceWithin } from '../search/space.store.ts';
import { spaceOf } from '../search/space.ts';
import type { Alike } from './alike.ts';
import { findDefinite } from './find-definite.ts';
import { identityOf } from './identity.ts';

/**
 * Finds up to five entries of the library that are certainly the same recipe, strongest evidence first, including those
 * that the transaction wrote itself. Ignores the trash. If only the address matches, the title must match too;
 * otherwise, when the recipes of one page are written one after the other, the first would be found for the second.
 * Takes no lock: another transaction may write the same recipe at the same time.
 */
export const findSame = async (tx: Tx, libraryId: LibraryId, document: RecipeDocument): Promise<readonly Alike[]> => {
  await tx.flush();
  const number = await spaceWithin(tx, libraryId);
  if (number === undefined) return [];
  const shelf = { library: libraryId, space: spaceOf(number, 'active') };
  const [same = []] = await findDefinite(tx, shelf, [{ ...identityOf(document), sharesAddress: true }]);
  return same;
};
