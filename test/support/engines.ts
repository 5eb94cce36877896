import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { suite } from 'node:test';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

/** An empty database for one service, and how to name it in the configuration. */
export interface TestDatabase {
  readonly settings: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  createDatabase(): Promise<TestDatabase>;
}

const sqlite: Engine = {
  name: 'sqlite',
  createDatabase: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-test-'));
    return {
      settings: { TUREEN_DATA: folder },
      drop: () => rm(folder, { recursive: true, force: true }),
    };
  },
};

const asAdministrator = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const postgres = (url: string): Engine => ({
  name: 'postgres',
  createDatabase: async () => {
    const name = `tureen_${randomUUID().replaceAll('-', '')}`;
    await asAdministrator(url, `create database ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    const folder = path.join(tmpdir(), name);
    return {
      settings: { DATABASE_URL: own.href, TUREEN_DATA: folder },
      drop: async () => {
        await asAdministrator(url, `drop database ${name} with (force)`);
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
});

const engineOf = (name: string): Engine => {
  const url = process.env['TUREEN_TEST_POSTGRES_URL'];
  if (name === 'sqlite') return sqlite;
  if (name === 'postgres' && url !== undefined) return postgres(url);
  throw new Error(
    `There is no engine "${name}" to test on. Run the tests with "npm test" or "node test/run.ts <file>".`,
  );
};

/** Set by test/run.ts, so that PostgreSQL is never left out by accident. */
export const engines: readonly Engine[] = (process.env['TUREEN_TEST_ENGINES'] ?? 'none').split(',').map(engineOf);

/** The same tests on every engine. */
export const onEveryEngine = (name: string, tests: (engine: Engine) => void): void => {
  for (const engine of engines) suite(`${name} (${engine.name})`, () => tests(engine));
};
