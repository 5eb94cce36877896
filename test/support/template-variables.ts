/**
 * The variables in which test/run.ts passes the templates for test databases to its processes: a file and a database.
 */
export const templateVariables = {
  sqlite: 'TUREEN_TEST_SQLITE_TEMPLATE',
  postgres: 'TUREEN_TEST_POSTGRES_TEMPLATE',
} as const;
