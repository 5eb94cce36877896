import type { Db } from '../../../platform/db/database.ts';
import { MAX_MATCHES } from './duplicate-match.ts';
import type { DuplicateMatch, Evidence, DuplicateSearchSpace } from './duplicate-match.ts';
import { findNumbersByPortableIds } from './duplicates.store.ts';
import { queryDuplicateCandidates } from './query-duplicate-candidates.ts';
import { loadCandidates, toDuplicateMatch } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import type { Identity } from './identity.ts';
import { toTitlePhrase } from './identity.ts';

/** The identity of a recipe to look for. */
export interface IdentityQuery extends Identity {
  /** Other recipes came from the same address, so the address alone does not identify this one. */
  readonly hasSharedUrl: boolean;
}

/**
 * A page may have several recipes, such as a cake and its icing. If one of the entries from the page has the same
 * title, it is that one. If none has, the recipe is a different one when the page is known to have several, and
 * otherwise the existing one under a new title.
 */
const ofTheSamePage = ({ phrase, hasSharedUrl }: IdentityQuery, found: readonly Candidate[]): readonly Candidate[] => {
  const namesakes = found.filter(({ row }) => toTitlePhrase(row.title) === phrase);
  return namesakes.length > 0 || hasSharedUrl ? namesakes : found;
};

const byPortableId = async (
  db: Db,
  { library }: DuplicateSearchSpace,
  requested: readonly IdentityQuery[],
): Promise<readonly (readonly number[])[]> => {
  const ids = requested.flatMap(({ portableId }, index) =>
    portableId === undefined ? [] : [{ query: index, recipe_id: portableId }],
  );
  const found = new Map((await findNumbersByPortableIds(db, library, ids)).map((row) => [row.query, row.numbers]));
  return requested.map((_, index) => found.get(index) ?? []);
};

/**
 * For each recipe, the entries that are certainly the same, strongest evidence first; each entry is listed once, with
 * its strongest evidence. Uses a few statements for all recipes together.
 */
export const findDefiniteMatches = async (
  db: Db,
  space: DuplicateSearchSpace,
  requested: readonly IdentityQuery[],
): Promise<readonly (readonly DuplicateMatch[])[]> => {
  const byId = await byPortableId(db, space, requested);
  const bySource = await queryDuplicateCandidates(
    db,
    space,
    requested.map(({ sources }) => sources),
  );
  const byAddress = await queryDuplicateCandidates(
    db,
    space,
    requested.map(({ urls }) => urls),
  );
  const read = await loadCandidates(db, space.library, [byId, bySource, byAddress].flat(2));

  return requested.map((identity, index) => {
    const candidatesIn = (numbers: readonly (readonly number[])[]): readonly Candidate[] =>
      (numbers[index] ?? []).flatMap((number) => read.get(number) ?? []);
    const surest = new Map<number, DuplicateMatch>();
    const add = (found: readonly Candidate[], evidence: Evidence): void => {
      for (const candidate of found) {
        const { number } = candidate.row;
        if (!surest.has(number)) surest.set(number, toDuplicateMatch(candidate, evidence, 1));
      }
    };
    add(candidatesIn(byId), 'portable-id');
    add(candidatesIn(bySource), 'source-identity');
    add(ofTheSamePage(identity, candidatesIn(byAddress)), 'canonical-url');
    return [...surest.values()].slice(0, MAX_MATCHES);
  });
};
