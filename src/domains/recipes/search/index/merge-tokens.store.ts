import { sql } from 'kysely';

import type { Db, Tx } from '../../../../platform/db/database.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';

// How FTS5 stores its index: https://sqlite.org/fts5.html, "FTS5 Data Structures".

/** Merging this many pages takes up to 10 ms, or 40 if most entries of an index of `MAX_BYTES` are deleted. */
const PAGES_PER_STEP = 64;

/**
 * About 4,000 recipes. FTS5 does not count deleted entries among the merged pages, so a step may read the whole index,
 * and later writes continue a merge that has begun. In an index of 25 MB a step took up to 0.9 s, and a write 1.7 s.
 */
const MAX_BYTES = 2_000_000;
/** Most pages have about 1,000 bytes, those from before migration 22 about 4,050. */
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

const measure = prepareQuery(
  () => sql<{ pages: number; bytes: number }>`
    select count(*) as pages, coalesce(sum(bytes), 0) as bytes from (
      select length(block) as bytes from recipe_token_data where id >= ${sql.lit(FIRST_PAGE_ROW)}
      limit ${sql.lit(MAX_PAGES + 1)}) as measured`,
);

const isTooLarge = async (tx: Tx): Promise<boolean> => {
  const { pages = 0, bytes = 0 } = (await measure.first(tx, {})) ?? {};
  return pages > MAX_PAGES || bytes > MAX_BYTES;
};

const countChanges = prepareQuery(() => sql<{ changes: number }>`select total_changes() as changes`);

const countChangesSoFar = async (tx: Tx): Promise<number> => (await countChanges.first(tx, {}))?.changes ?? 0;

const merge = prepareQuery(
  () => sql<never>`insert into recipe_token (recipe_token, rank) values ('merge', ${sql.lit(PAGES_PER_STEP)})`,
);

export interface TokenMergeStep {
  /** The segments before and after the step, as of its transaction. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly hasMore: boolean;
}

/** Merges a few pages of the token index on SQLite. An index that is too large is left as it is. */
export const mergeTokens = async (tx: Tx): Promise<TokenMergeStep> => {
  const before = await findTokenSegments(tx);
  if (await isTooLarge(tx)) return { before, after: before, hasMore: false };
  const changes = await countChangesSoFar(tx);
  await merge.run(tx, {});
  const hasMore = (await countChangesSoFar(tx)) - changes > CHANGES_WITHOUT_A_MERGE;
  return { before, after: await findTokenSegments(tx), hasMore };
};
