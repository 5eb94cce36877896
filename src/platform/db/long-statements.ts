import type { Database } from './database.ts';

/** Long enough to delete what has gathered in months, and never without end. */
const LONG_STATEMENT_MS = 300_000;

/** The same database for work in the background, whose statements may take longer than those of requests. */
export const withLongStatements = (database: Database): Database => ({
  ...database,
  transaction: (work) => database.transaction(work, { statementMs: LONG_STATEMENT_MS }),
});
