import type { Database } from './database.ts';

/** Long enough to delete what has accumulated over months, but not unlimited. */
const LONG_STATEMENT_MS = 300_000;

/** The same database for background work, whose statements may take longer than those of requests. */
export const withLongStatements = (database: Database): Database => ({
  ...database,
  transaction: (work) => database.transaction(work, { statementMs: LONG_STATEMENT_MS }),
});
