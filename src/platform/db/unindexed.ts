import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * A condition that is checked on each row and never used to look rows up. Where rows are looked up by their ids and have
 * to be of a library too, PostgreSQL with statistics from before a large change reads the whole library for each id.
 */
export const unindexed = (condition: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(${condition}) is true`;
