import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * A condition that is checked on each row and never used for an index lookup. If rows are looked up by id and must also
 * belong to a library, PostgreSQL with statistics from before a large change reads the whole library for each id.
 */
export const withoutIndex = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${condition}) is true`;
