import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { findSpace } from '../search/space.store.ts';
import { spaceOf } from '../search/space.ts';
import type { Alike } from './alike.ts';
import { findDefinite } from './find-definite.ts';
import { findLikely } from './find-likely.ts';
import { identityOf } from './identity.ts';
import type { Identity } from './identity.ts';
import { inPieces } from './in-pieces.ts';

/** A recipe that may already be in the library, with a key chosen by the caller. */
export interface AskedDocument {
  readonly key: string;
  readonly document: RecipeDocument;
}

/** Addresses that recipes with different titles came from. */
const sharedAddresses = (identities: readonly Identity[]): ReadonlySet<string> => {
  const phrases = new Map<string, string>();
  const shared = new Set<string>();
  for (const { addresses, phrase } of identities) {
    for (const address of addresses) {
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
  documents: readonly AskedDocument[],
): Promise<ReadonlyMap<string, readonly Alike[]>> => {
  const number = await findSpace(db, libraryId);
  if (number === undefined) return new Map(documents.map(({ key }) => [key, []]));
  const shelf = { library: libraryId, space: spaceOf(number, 'active') };

  const identities = await inPieces(documents, async (piece) => piece.map(({ document }) => identityOf(document)));
  const shared = sharedAddresses(identities);
  const asked = identities.map((identity) => ({
    ...identity,
    sharesAddress: identity.addresses.some((address) => shared.has(address)),
  }));
  const definite = await inPieces(asked, (piece) => findDefinite(db, shelf, piece));
  const others = documents.filter((_, index) => definite[index]?.length === 0);
  const likely = await findLikely(
    db,
    shelf,
    others.map(({ document }) => document),
  );
  return new Map([
    ...documents.map(({ key }, index) => [key, definite[index] ?? []] as const),
    ...others.map(({ key }, index) => [key, likely[index] ?? []] as const),
  ]);
};
