import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { suite, test } from 'node:test';

import { getSqlitePath } from '../../src/platform/db/sqlite/open-sqlite.ts';
import { engines } from '../support/engines.ts';
import { newEntry } from '../support/recipes.ts';
import { Receiver } from '../support/receiver.ts';
import { TestService } from '../support/test-service.ts';

/** Tables with few rows, and why. */
const SMALL: Readonly<Record<string, string>> = {
  database_identity: 'one row',
  webhook: 'at most 50 per library, read once a second and after changes',
  search_space: 'one row per library, read after a start',
  account_user: 'read at a start in local mode',
  released_asset: 'only what changed since the last sweep, 200 at a time',
};

/** `SCAN job`, `SCAN job USING INDEX job_open`. A partial index contains what it is for. */
const SCANNED = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/;

const isPartialIndex = (database: DatabaseSync, name: string): boolean =>
  database
    .prepare("select 1 from sqlite_master where type = 'index' and name = ? and sql like '% where %'")
    .get(name) !== undefined;

/** The tables that a statement reads from the first to the last row. */
const tablesScannedBy = (database: DatabaseSync, sql: string): readonly string[] => {
  const tables = new Set(
    database
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => String(name)),
  );
  return database
    .prepare(`explain query plan ${sql}`)
    .all()
    .flatMap(({ detail }) => {
      const [, table = '', index] = SCANNED.exec(String(detail)) ?? [];
      if (!tables.has(table) || (index !== undefined && isPartialIndex(database, index))) return [];
      return [table];
    });
};

const sqlite = engines.find(({ name }) => name === 'sqlite');

suite('background work on SQLite', { skip: sqlite === undefined }, () => {
  test('reads no table from the first to the last row', async (t) => {
    const { mock } = t.mock.method(DatabaseSync.prototype, 'prepare');
    const service = new TestService(sqlite ?? assert.fail(), { settings: { TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1' } });
    await service.start();
    t.after(() => service.remove());
    const receiver = new Receiver();
    await receiver.start();
    t.after(() => receiver.stop());
    const webhook = { name: 'Kitchen', url: receiver.url, enabled: true, event_types: null };
    assert.equal((await service.client.post('/api/v1/webhooks', webhook)).status, 201);
    await newEntry(service.client);
    const queued = await service.client.post('/api/v1/jobs/exports', { scope: 'library', format: 'portable-bundle' });
    assert.equal(queued.status, 202, queued.text);
    await receiver.until(({ received }) => received.length > 0, 'a delivery');
    await service.sweep('hour');
    await service.sweep('minute');
    const statements = new Set(mock.calls.map(({ arguments: [sql] }) => sql));
    mock.restore();
    const database = new DatabaseSync(getSqlitePath(service.settings['TUREEN_DATA'] ?? ''), { readOnly: true });
    t.after(() => database.close());
    const reads = [...statements].filter((sql) => /^\s*(?:select|with|update|delete)\b/i.test(sql));
    assert.ok(reads.length > 10, `${reads.length} statements`);
    const scans = reads.flatMap((sql) =>
      tablesScannedBy(database, sql)
        .filter((table) => SMALL[table] === undefined)
        .map((table) => `${table}: ${sql.replaceAll(/\s+/g, ' ').trim()}`),
    );
    assert.deepEqual(scans, []);
  });
});
