import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { StoredDocumentKey } from '../documents/document.store.ts';
import { loadParsedRecipes } from '../ingredients/load-parsed-recipes.ts';
import type { ParsedRecipe } from '../ingredients/parsed-recipe.ts';
import type { DuplicateMatch, Evidence } from './duplicate-match.ts';
import { findCandidateRows } from './duplicates.store.ts';
import type { CandidateRow } from './duplicates.store.ts';

/** If the parsed recipe is not stored, its document is read instead, which may be as long as a request. */
const READ_AT_ONCE = 20;

/** An entry that may be a duplicate of a document. */
export interface Candidate {
  readonly row: CandidateRow;
  readonly parsedRecipe: ParsedRecipe;
}

const nameOf = ({ id, document_revision: revision }: CandidateRow): StoredDocumentKey => ({ id, revision });

/** Reads recipes, by number. Leaves out a recipe that has been trashed or purged since it was found. */
export const loadCandidates = async (
  db: Db,
  library: LibraryId,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Candidate>> => {
  const rows = await findCandidateRows(db, library, [...new Set(numbers)]);
  const read = new Map<number, Candidate>();
  for (let from = 0; from < rows.length; from += READ_AT_ONCE) {
    // Thousands of them take longer than others should wait.
    if (from > 0) await yieldToEventLoop();
    const some = rows.slice(from, from + READ_AT_ONCE);
    const readingBy = await loadParsedRecipes(db, some.map(nameOf));
    for (const row of some) {
      const parsed = readingBy(nameOf(row));
      if (parsed !== undefined) read.set(row.number, { row, parsedRecipe: parsed });
    }
  }
  return read;
};

/** Describes a duplicate for the client. */
export const toDuplicateMatch = (
  { row, parsedRecipe }: Candidate,
  evidence: Evidence,
  score: number,
): DuplicateMatch => {
  const yielded = parsedRecipe.yields?.find(({ text }) => text !== undefined && text !== '')?.text;
  return {
    entry_id: row.id,
    recipe_id: row.recipe_id,
    title: row.title,
    revision: row.revision,
    ingredient_count: parsedRecipe.ingredients.reduce((count, section) => count + section.length, 0),
    score,
    evidence,
    authors: (JSON.parse(row.summary) as { readonly authors: readonly string[] }).authors,
    ...(yielded !== undefined && { yield: yielded }),
  };
};
