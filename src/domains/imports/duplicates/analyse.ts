import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { findAlike } from '../../recipes/index.ts';
import type { Alike } from '../../recipes/index.ts';
import type { AnalysisBody } from '../previews/preview.schemas.ts';

/** Two that are alike to within this cannot be told apart. */
const AS_ALIKE = 0.02;

const statusOf = (matches: readonly Alike[]): AnalysisBody['status'] => {
  const definite = matches.filter(({ evidence }) => evidence !== 'similarity');
  if (definite.length > 0) return definite.length === 1 ? 'definite-match' : 'ambiguous';
  const [best, second] = matches;
  if (best === undefined) return 'new';
  return second !== undefined && best.score - second.score < AS_ALIKE ? 'ambiguous' : 'likely-duplicate';
};

/** What is known of a document before anything is looked for. */
export const UNKNOWN: AnalysisBody = { status: 'new', matches: [] };

/** What the library has of each of these documents already, by their keys. */
export const analyse = async (
  db: Db,
  library: LibraryId,
  probes: readonly { readonly key: string; readonly document: RecipeDocument }[],
): Promise<ReadonlyMap<string, AnalysisBody>> => {
  const found = await findAlike(db, library, probes);
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
