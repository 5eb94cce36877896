import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { findDuplicates } from '../../recipes/index.ts';
import type { DuplicateMatch } from '../../recipes/index.ts';
import type { DuplicateAnalysis } from '../previews/preview.schemas.ts';

/** Matches whose scores differ by less than this are ambiguous. */
const AS_ALIKE = 0.02;

/**
 * The strongest evidence decides: the portable id, then the identity at the source, then the address. A definite match
 * is ambiguous only if another entry has the same evidence.
 */
const statusOf = ([best, second]: readonly DuplicateMatch[]): DuplicateAnalysis['status'] => {
  if (best === undefined) return 'new';
  if (best.evidence !== 'similarity') return second?.evidence === best.evidence ? 'ambiguous' : 'definite-match';
  return second !== undefined && best.score - second.score < AS_ALIKE ? 'ambiguous' : 'likely-duplicate';
};

/** The result for a document that was not looked up. */
export const NO_DUPLICATES: DuplicateAnalysis = { status: 'new', matches: [] };

/** Finds the matches of each document in the library, by key. */
export const analyzeDuplicates = async (
  db: Db,
  library: LibraryId,
  probes: readonly { readonly key: string; readonly document: RecipeDocument }[],
): Promise<ReadonlyMap<string, DuplicateAnalysis>> => {
  const found = await findDuplicates(db, library, probes);
  return new Map(
    probes.map(({ key }) => {
      const matches = found.get(key) ?? [];
      return [
        key,
        { status: statusOf(matches), matches: matches.map((match) => ({ ...match, authors: [...match.authors] })) },
      ];
    }),
  );
};
