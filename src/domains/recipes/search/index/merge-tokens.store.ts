import { sql } from 'kysely';

import type { Db, Tx } from '../../../../platform/db/database.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';

// How FTS5 stores its index: https://sqlite.org/fts5.html, "FTS5 Data Structures".

/** Merging this many pages takes up to 10 ms. */
const PAGES_PER_STEP = 64;

/**
 * About 4,000 recipes. Deleted entries do not count as merged pages, and writes continue a merge that has begun. So in
 * a larger index, a step or a write could block the event loop: for up to 0.9 s in one of 25,000 pages.
 */
const MAX_PAGES = 2000;

/** FTS5 counts one change for the command itself. */
const CHANGES_WITHOUT_A_MERGE = 1;

/** The row that lists the segments. It changes with every write. */
const STRUCTURE_ROW = 10;
/** The rows from here on are pages of the segments. */
const FIRST_PAGE_ROW = 2 ** 37;

const structure = prepareQuery(
  () => sql<{ segments: string }>`
    select hex(block) as segments from recipe_token_data where id = ${sql.lit(STRUCTURE_ROW)}`,
);

/** Describes the segments of the token index on SQLite, which change with every write to it. */
export const findTokenSegments = async (db: Db): Promise<string | undefined> =>
  (await structure.first(db, {}))?.segments;

const countPages = prepareQuery(
  () => sql<{ pages: number }>`
    select count(*) as pages from (
      select 1 from recipe_token_data where id >= ${sql.lit(FIRST_PAGE_ROW)} limit ${sql.lit(MAX_PAGES + 1)}) as counted`,
);

const countChanges = prepareQuery(() => sql<{ changes: number }>`select total_changes() as changes`);

const countChangesSoFar = async (tx: Tx): Promise<number> => (await countChanges.first(tx, {}))?.changes ?? 0;

const merge = prepareQuery(
  () => sql<never>`insert into recipe_token (recipe_token, rank) values ('merge', ${sql.lit(PAGES_PER_STEP)})`,
);

/** Merges a few pages of the token index on SQLite. False if there is nothing left to merge, or if it is too large. */
export const mergeTokens = async (tx: Tx): Promise<boolean> => {
  const pages = (await countPages.first(tx, {}))?.pages ?? 0;
  if (pages > MAX_PAGES) return false;
  const before = await countChangesSoFar(tx);
  await merge.run(tx, {});
  return (await countChangesSoFar(tx)) - before > CHANGES_WITHOUT_A_MERGE;
};
