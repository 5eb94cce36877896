import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { DocumentName } from '../document.store.ts';
import { openReadings } from '../open-readings.ts';
import type { RecipeReading } from '../recipe-reading.ts';
import type { Alike, Evidence } from './alike.ts';
import { findCandidates } from './alike.store.ts';
import type { CandidateRow } from './alike.store.ts';

/** If the parsed recipe is not stored, its document is read instead, which may be as long as a request. */
const READ_AT_ONCE = 20;

/** An entry that may be a duplicate of a document. */
export interface Candidate {
  readonly row: CandidateRow;
  readonly reading: RecipeReading;
}

const nameOf = ({ id, document_revision: revision }: CandidateRow): DocumentName => ({ id, revision });

/** Reads recipes, by number. Leaves out a recipe that has been trashed or purged since it was found. */
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

/** Describes a duplicate for the client. */
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
