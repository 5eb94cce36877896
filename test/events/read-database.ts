// A database whose reads are observed and can be delayed.
import type { Database } from '../../src/platform/db/database.ts';

/** The same database with each read outside a transaction passing through a hook. */
export const withReads = (
  database: Database,
  around: <T>(read: () => Promise<T>, count: number) => Promise<T>,
): Database => {
  const { query, features, historyKey, connection } = database.db;
  let reads = 0;
  const execute: typeof connection.execute = (statement) => {
    reads += 1;
    return around(() => connection.execute(statement), reads);
  };
  return {
    ...database,
    db: { query, features, historyKey, connection: { execute } },
  };
};
