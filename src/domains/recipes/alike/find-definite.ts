import type { Db } from '../../../platform/db/database.ts';
import { MOST_TOLD } from './alike.ts';
import type { Alike, Evidence, Shelf } from './alike.ts';
import { findByPortableId } from './alike.store.ts';
import { askIndex } from './ask-index.ts';
import { readCandidates, told } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import type { Identity } from './identity.ts';
import { phraseOfTitle } from './identity.ts';

/** A recipe that is looked for. */
export interface AskedIdentity extends Identity {
  /** Other recipes have come from its address: that alone does not tell which of them it is. */
  readonly sharesAddress: boolean;
}

/**
 * A page may hold several recipes, a cake and its icing. Where one of those that came from it has the title, it is that
 * one. Where none has, it is another recipe of the page if the page is known to hold several, and else the one that is
 * there, under a new title.
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
 * The entries that are surely the same as each of some recipes, the surest first, each by its surest evidence. Few
 * statements for all of them.
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
