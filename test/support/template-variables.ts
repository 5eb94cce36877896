/** In which variables test/run.ts tells its processes where the copies for tests are taken from: a file, a database. */
export const templateVariables = {
  sqlite: 'TUREEN_TEST_SQLITE_TEMPLATE',
  postgres: 'TUREEN_TEST_POSTGRES_TEMPLATE',
} as const;
