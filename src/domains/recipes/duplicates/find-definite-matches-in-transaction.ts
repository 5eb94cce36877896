import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { findSearchSpaceNumberInTransaction } from '../search/results/search-space.store.ts';
import { toSpacePrefix } from '../search/index/space-prefix.ts';
import type { DuplicateMatch } from './duplicate-match.ts';
import { findDefiniteMatches } from './find-definite-matches.ts';
import { extractIdentity } from './identity.ts';

/**
 * Finds for each document up to five entries of the library that are certainly the same recipe, strongest evidence
 * first, including those that the transaction wrote itself. Ignores the trash. If only the address matches, the title
 * must match too; otherwise, when the recipes of one page are written one after the other, the first would be found for
 * the second. Takes no lock: another transaction may write the same recipe at the same time.
 */
export const findDefiniteMatchesInTransaction = async (
  tx: Tx,
  libraryId: LibraryId,
  documents: readonly RecipeDocument[],
): Promise<readonly (readonly DuplicateMatch[])[]> => {
  await tx.flush();
  const number = await findSearchSpaceNumberInTransaction(tx, libraryId);
  if (number === undefined) return documents.map(() => []);
  const space = { library: libraryId, spacePrefix: toSpacePrefix(number, 'active') };
  const identities = documents.map((document) => ({ ...extractIdentity(document), hasSharedUrl: true }));
  return findDefiniteMatches(tx, space, identities);
};
