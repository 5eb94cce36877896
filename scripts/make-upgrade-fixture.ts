// node scripts/make-upgrade-fixture.ts <version>
//
// Fills a database of each engine using the checked-out version, and writes it together with its files and the API
// responses to test/upgrade/fixtures/<version>. Run it on a release and commit the result: from then on,
// test/upgrade/upgrade.test.ts verifies that later versions upgrade such a database and give the same responses. Never
// regenerate a fixture with a later version. Requires pg_dump of at least the version of the test server.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs, promisify } from 'node:util';

import { postgres, sqlite } from '../test/support/engine.ts';
import type { Engine, TestDatabase } from '../test/support/engine.ts';
import { ManualClock } from '../test/support/manual-clock.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { collectAnswers, ownerOf } from '../test/upgrade/answers.ts';
import type { Answers } from '../test/upgrade/answers.ts';
import { fillEveryTable } from '../test/upgrade/fill-every-table.ts';
import { filesIn, restoreInto, writeFixture } from '../test/upgrade/fixture.ts';
import type { Fixture } from '../test/upgrade/fixture.ts';
import type { Household } from '../test/upgrade/household.ts';
import { serviceOn } from '../test/upgrade/service-on.ts';

const MAX_DUMP_BYTES = 64 * 1024 * 1024;

const vacuum = (folder: string): void => {
  using database = new DatabaseSync(path.join(folder, 'tureen.sqlite'));
  database.exec('vacuum');
};

/**
 * Dumps the database as statements that the driver can send and PostgreSQL 14 and later accept: without the two psql
 * commands and the setting that only the newest servers support.
 */
const dump = async (url: string): Promise<string> => {
  const args = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', '--no-comments', url];
  const { stdout } = await promisify(execFile)('pg_dump', args, { maxBuffer: MAX_DUMP_BYTES });
  return stdout.replaceAll(/^(\\(un)?restrict \S+|SET transaction_timeout = 0;)\n/gm, '');
};

const readContent = async ({ settings }: TestDatabase): Promise<Pick<Fixture, 'files' | 'sql'>> => {
  const { DATABASE_URL: url, TUREEN_DATA: folder = '' } = settings;
  if (url === undefined) vacuum(folder);
  return { files: await filesIn(folder), sql: url === undefined ? undefined : await dump(url) };
};

/** The responses of a service started on a filled database. */
const collectResponses = async (engine: Engine, database: TestDatabase, household: Household): Promise<Answers> => {
  const service = serviceOn(engine, database, household);
  try {
    await service.start();
    return await collectAnswers(ownerOf(service.client, household), household);
  } finally {
    await service.remove();
  }
};

const makeFixture = async (version: string, engine: Engine): Promise<void> => {
  const filled = await engine.createEmptyDatabase();
  const household = await fillEveryTable({ ...engine, createDatabase: async () => filled }, new ManualClock());
  const content = await readContent(filled);
  const responses = await collectResponses(engine, filled, household);

  const restored = await engine.createEmptyDatabase();
  await restoreInto(restored.settings, content);
  assert.deepEqual(
    await collectResponses(engine, restored, household),
    responses,
    'the restored database gives different responses',
  );
  const bytes = await writeFixture(version, engine.name, { household, answers: responses, ...content });
  console.log(`${engine.name}: ${Object.keys(responses).length} responses, ${bytes} bytes`);
};

const [version] = parseArgs({ allowPositionals: true }).positionals;
if (version === undefined) throw new Error('Usage: node scripts/make-upgrade-fixture.ts <version>, for example 0.1');
await makeFixture(version, sqlite);
const server = await startPostgres();
try {
  await makeFixture(version, postgres(server.url));
} finally {
  await server.stop();
}
