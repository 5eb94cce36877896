import { suite } from 'node:test';

import { postgres, sqlite } from './engine.ts';
import type { Engine } from './engine.ts';

export type { Engine, TestDatabase } from './engine.ts';

const engineOf = (name: string): Engine => {
  const url = process.env['TUREEN_TEST_POSTGRES_URL'];
  if (name === 'sqlite') return sqlite;
  if (name === 'postgres' && url !== undefined) return postgres(url);
  throw new Error(
    `No engine "${name}" to test on was found. Run the tests with "npm test" or "node test/run.ts <file>".`,
  );
};

/** Set by test/run.ts, so that PostgreSQL is never skipped by accident. */
export const engines: readonly Engine[] = (process.env['TUREEN_TEST_ENGINES'] ?? 'none').split(',').map(engineOf);

/** Runs the same tests on every engine. */
export const onEveryEngine = (name: string, tests: (engine: Engine) => void): void => {
  for (const engine of engines) suite(`${name} (${engine.name})`, () => tests(engine));
};
