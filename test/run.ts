// node test/run.ts [--embedded] [--long] [part of a path …]
//
// Runs the tests on both engines, or with --embedded only on SQLite. With --long, runs the *.long.ts files instead of
// *.test.ts. Parts of paths select among the files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packsOf } from './support/packs.ts';
import { startPostgres } from './support/postgres-server.ts';
import { makeTemplates } from './support/templates.ts';

const root = path.join(import.meta.dirname, '..');

/** Most processes load the whole service: without this, they spent a quarter of their time compiling. */
const NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/tests');

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      embedded: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
    },
  });
  const files = testFiles(values.long, positionals);
  if (values.embedded) {
    await using templates = await makeTemplates();
    console.log('Testing on SQLite alone.');
    return await runFiles(files, values.long, { TUREEN_TEST_ENGINES: 'sqlite', ...templates.variables });
  }
  const server = await startPostgres();
  try {
    await using templates = await makeTemplates(server.url);
    console.log(`Testing on SQLite and on ${server.origin}.`);
    return await runFiles(files, values.long, {
      TUREEN_TEST_ENGINES: 'sqlite,postgres',
      TUREEN_TEST_POSTGRES_URL: server.url,
      ...templates.variables,
    });
  } finally {
    await server.stop();
  }
}

function testFiles(long: boolean, parts: readonly string[]): string[] {
  const patterns = long ? ['test/**/*.long.ts'] : ['{src,test,scripts,bench,web}/**/*.test.ts'];
  // However a path was typed or completed: ./src/app and the absolute path are both src/app.
  const wanted = parts.map((part) => path.relative(root, path.resolve(root, part)));
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
    .toSorted();
  if (files.length > 0) return files;
  const chosen = parts.length > 0 ? ` with a path that contains ${parts.join(' or ')}` : '';
  throw new Error(`No test file found (${patterns.join(', ')})${chosen}.`);
}

async function runFiles(files: readonly string[], long: boolean, environment: NodeJS.ProcessEnv): Promise<number> {
  // Ends hanging tests even on the slowest machine; it is not a limit on how long a test may take.
  const minutes = long ? 60 : 20;
  // Long tests compare times with limits, so they have the machine to themselves.
  // The others wait for each other, for databases and for browsers, so two CPUs are busy only with several processes.
  const concurrency = long ? 1 : 6;
  await using packs = await packsOf(root, files, minutes);
  const child = spawn(
    process.execPath,
    [
      '--test',
      '--test-reporter=spec',
      `--test-concurrency=${concurrency}`,
      `--test-timeout=${minutes * 60_000}`,
      ...packs.files,
    ],
    { cwd: root, env: { NODE_COMPILE_CACHE, ...process.env, ...environment }, stdio: 'inherit' },
  );
  // Passed on rather than obeyed, because the server must outlive the tests.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  await once(child, 'close');
  return child.exitCode ?? 128 + (child.signalCode ? constants.signals[child.signalCode] : 0);
}
