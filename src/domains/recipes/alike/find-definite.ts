import type { Db } from '../../../platform/db/database.ts';
import { MOST_TOLD } from './alike.ts';
import type { Alike, Evidence, Shelf } from './alike.ts';
import { findByPortableId } from './alike.store.ts';
import { askIndex } from './ask-index.ts';
import { readCandidates, told } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import type { Identity } from './identity.ts';
import { phraseOfTitle } from './identity.ts';

/** The identity of a recipe to look for. */
export interface AskedIdentity extends Identity {
  /** Other recipes came from the same address, so the address alone does not identify this one. */
  readonly sharesAddress: boolean;
}

/**
 * A page may have several recipes, such as a cake and its icing. If one of the entries from the page has the same
 * title, it is that one. If none has, the recipe is a different one when the page is known to have several, and
 * otherwise the existing one under a new title.
 */
const ofTheSamePage = ({ phrase, sharesAddress }: AskedIdentity, found: readonly Candidate[]): readonly Candidate[] => {
  const namesakes = found.filter(({ row }) => phraseOfTitle(row.title) === phrase);
  return namesakes.length > 0 || sharesAddress ? namesakes : found;
};

const byPortableId = async (
  db: Db,
  { library }: Shelf,
  asked: readonly AskedIdentity[],
): Promise<readonly (readonly number[])[]> => {
  const ids = asked.flatMap(({ portableId }, index) =>
    portableId === undefined ? [] : [{ asked: index, recipe_id: portableId }],
  );
  const found = new Map((await findByPortableId(db, library, ids)).map((row) => [row.asked, row.numbers]));
  return asked.map((_, index) => found.get(index) ?? []);
};

/**
 * For each recipe, the entries that are certainly the same, strongest evidence first; each entry is listed once, with
 * its strongest evidence. Uses a few statements for all recipes together.
 */
export const findDefinite = async (
  db: Db,
  shelf: Shelf,
  asked: readonly AskedIdentity[],
): Promise<readonly (readonly Alike[])[]> => {
  const byId = await byPortableId(db, shelf, asked);
  const bySource = await askIndex(
    db,
    shelf,
    asked.map(({ sources }) => sources),
  );
  const byAddress = await askIndex(
    db,
    shelf,
    asked.map(({ addresses }) => addresses),
  );
  const read = await readCandidates(db, shelf.library, [byId, bySource, byAddress].flat(2));

  return asked.map((identity, index) => {
    const candidatesIn = (numbers: readonly (readonly number[])[]): readonly Candidate[] =>
      (numbers[index] ?? []).flatMap((number) => read.get(number) ?? []);
    const surest = new Map<number, Alike>();
    const add = (found: readonly Candidate[], evidence: Evidence): void => {
      for (const candidate of found) {
        const { number } = candidate.row;
        if (!surest.has(number)) surest.set(number, told(candidate, evidence, 1));
      }
    };
    add(candidatesIn(byId), 'portable-id');
    add(candidatesIn(bySource), 'source-identity');
    add(ofTheSamePage(identity, candidatesIn(byAddress)), 'canonical-url');
    return [...surest.values()].slice(0, MOST_TOLD);
  });
};
