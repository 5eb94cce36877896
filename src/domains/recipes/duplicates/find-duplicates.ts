import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { findSearchSpaceNumber } from '../search/results/search-space.store.ts';
import { toSpacePrefix } from '../search/index/space-prefix.ts';
import type { DuplicateMatch } from './duplicate-match.ts';
import { findDefiniteMatches } from './find-definite-matches.ts';
import { findLikelyMatches } from './find-likely-matches.ts';
import { extractIdentity } from './identity.ts';
import type { Identity } from './identity.ts';
import { mapBatches } from './map-batches.ts';

/** A recipe that may already be in the library, with a key chosen by the caller. */
export interface DocumentToCheck {
  readonly key: string;
  readonly document: RecipeDocument;
}

/** Addresses that recipes with different titles came from. */
const sharedAddresses = (identities: readonly Identity[]): ReadonlySet<string> => {
  const phrases = new Map<string, string>();
  const shared = new Set<string>();
  for (const { urls, phrase } of identities) {
    for (const address of urls) {
      if ((phrases.get(address) ?? phrase) !== phrase) shared.add(address);
      phrases.set(address, phrase);
    }
  }
  return shared;
};

/**
 * Finds for each document up to five entries of the library that are the same recipe, strongest evidence first. If
 * there is no certain match, returns similar entries instead, best match first. Ignores the trash. Not for use in a
 * transaction.
 */
export const findDuplicates = async (
  db: Db,
  libraryId: LibraryId,
  documents: readonly DocumentToCheck[],
): Promise<ReadonlyMap<string, readonly DuplicateMatch[]>> => {
  const number = await findSearchSpaceNumber(db, libraryId);
  if (number === undefined) return new Map(documents.map(({ key }) => [key, []]));
  const space = { library: libraryId, spacePrefix: toSpacePrefix(number, 'active') };

  const identities = await mapBatches(documents, async (piece) =>
    piece.map(({ document }) => extractIdentity(document)),
  );
  const shared = sharedAddresses(identities);
  const withSharedUrls = identities.map((identity) => ({
    ...identity,
    hasSharedUrl: identity.urls.some((address) => shared.has(address)),
  }));
  const definite = await mapBatches(withSharedUrls, (piece) => findDefiniteMatches(db, space, piece));
  const others = documents.filter((_, index) => definite[index]?.length === 0);
  const likely = await findLikelyMatches(
    db,
    space,
    others.map(({ document }) => document),
  );
  return new Map([
    ...documents.map(({ key }, index) => [key, definite[index] ?? []] as const),
    ...others.map(({ key }, index) => [key, likely[index] ?? []] as const),
  ]);
};
