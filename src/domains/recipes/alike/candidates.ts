import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { DocumentName } from '../document.store.ts';
import { openReadings } from '../open-readings.ts';
import type { RecipeReading } from '../recipe-reading.ts';
import type { Alike, Evidence } from './alike.ts';
import { findCandidates } from './alike.store.ts';
import type { CandidateRow } from './alike.store.ts';

/** What is not stored of a recipe is read from its document, which may be as long as a request. */
const READ_AT_ONCE = 20;

/** An entry that may be the same as a document. */
export interface Candidate {
  readonly row: CandidateRow;
  readonly reading: RecipeReading;
}

const nameOf = ({ id, document_revision: revision }: CandidateRow): DocumentName => ({ id, revision });

/** Recipes by their numbers, with what they say. One that was trashed or purged meanwhile is missing. */
export const readCandidates = async (
  db: Db,
  library: LibraryId,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Candidate>> => {
  const rows = await findCandidates(db, library, [...new Set(numbers)]);
  const read = new Map<number, Candidate>();
  for (let from = 0; from < rows.length; from += READ_AT_ONCE) {
    const some = rows.slice(from, from + READ_AT_ONCE);
    const readingBy = await openReadings(db, some.map(nameOf));
    for (const row of some) {
      const reading = readingBy(nameOf(row));
      if (reading !== undefined) read.set(row.number, { row, reading });
    }
  }
  return read;
};

/** What is told of an entry. */
export const told = ({ row, reading }: Candidate, evidence: Evidence, score: number): Alike => {
  const yielded = reading.yields?.find(({ text }) => text !== undefined && text !== '')?.text;
  return {
    entry_id: row.id,
    recipe_id: row.recipe_id,
    title: row.title,
    revision: row.revision,
    ingredient_count: reading.ingredients.reduce((count, section) => count + section.length, 0),
    score,
    evidence,
    authors: (JSON.parse(row.summary) as { readonly authors: readonly string[] }).authors,
    ...(yielded !== undefined && { yield: yielded }),
  };
};
