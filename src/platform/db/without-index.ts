import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * A condition that is checked on each row and never used for an index lookup. If rows are looked up by id and must also
 * belong to a library, PostgreSQL with statistics from before a large change reads the whole library for each id. It is
 * written as a case, of which PostgreSQL expects that half of the rows meet it: when it expected only one or two, it
 * started with those and compared each of 7,000 recipes with each of 900 hits.
 */
export const withoutIndex = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`case when ${condition} then true else false end`;
