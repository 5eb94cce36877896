import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, suite, test } from 'node:test';
import { repairedCopy } from './postgres-embedded.ts';
import { findInstalled, isSupported, newestFirst } from './postgres-installed.ts';
import { handOver, versionFrom } from './postgres-programs.ts';
import { startPostgres } from './postgres-server.ts';

const workshop = mkdtempSync(path.join(tmpdir(), 'tureen-postgres-test-'));
handOver(workshop);
after(() => rmSync(workshop, { recursive: true }));

suite('PostgreSQL server for tests', () => {
  test('explains how to provide a server if none is found', async () => {
    await assert.rejects(startPostgres({ sources: [] }), (error: Error) => {
      assert.match(error.message, /install PostgreSQL 15 or later/);
      assert.match(error.message, /set TUREEN_TEST_POSTGRES_URL/);
      assert.match(error.message, /npm ci/);
      assert.match(error.message, /npm run test:embedded/);
      return true;
    });
  });

  test('fails if the configured server is unreachable, without trying others', async (t) => {
    const before = process.env['TUREEN_TEST_POSTGRES_URL'];
    t.after(() => {
      if (before === undefined) delete process.env['TUREEN_TEST_POSTGRES_URL'];
      else process.env['TUREEN_TEST_POSTGRES_URL'] = before;
    });
    process.env['TUREEN_TEST_POSTGRES_URL'] = 'postgres://postgres@127.0.0.1:1/postgres';
    await assert.rejects(startPostgres(), /POSTGRES_URL does not answer: .*ECONNREFUSED/);
  });

  test('skips and reports a PostgreSQL that is too old or does not run', () => {
    const old = programs('old', 'echo "initdb (PostgreSQL) 14.9"');
    const broken = programs('broken', 'exit 1');
    const good = programs('good', 'echo "initdb (PostgreSQL) 16.2"');
    assert.deepEqual(findInstalled([old, broken, good]), {
      folder: good,
      origin: `installed in ${good}`,
    });
    assert.deepEqual(findInstalled([old, broken]), {
      missing: 'PostgreSQL 15 or later on this machine: ' + `there is only ${old} (14.9), ${broken} (does not run)`,
    });
    assert.deepEqual(findInstalled([]), {
      missing: 'PostgreSQL 15 or later on this machine: there is none',
    });
  });

  test('parses versions as PostgreSQL and Linux distributions write them', () => {
    assert.equal(versionFrom('postgres (PostgreSQL) 15.19 (Debian 15.19-0+deb12u1)'), '15.19');
    assert.equal(versionFrom('initdb (PostgreSQL) 18beta2'), '18beta2');
    assert.equal(versionFrom('command not found'), undefined);
    for (const version of ['18beta2', '15.0']) assert.ok(isSupported(version));
    for (const version of ['14.9', '9.6.24', undefined]) assert.ok(!isSupported(version));
  });

  test('prefers the newest version', () => {
    assert.deepEqual(newestFirst(['/pg/9.6/bin', '/pg/15/bin', '/pg/18/bin', '/pg/16/bin']), [
      '/pg/18/bin',
      '/pg/16/bin',
      '/pg/15/bin',
      '/pg/9.6/bin',
    ]);
  });

  test('restores the symlinks and execute permissions of a copied npm package', () => {
    const native = path.join(workshop, 'package/native');
    mkdirSync(path.join(native, 'lib'), { recursive: true });
    writeFileSync(path.join(native, 'lib/libpq.so.5.18'), '');
    const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
    writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify([link]));
    const bin = programs('package/native/bin', 'echo "initdb (PostgreSQL) 18.4"', 0o644);
    assert.ok('missing' in findInstalled([bin]));

    const copy = repairedCopy(native, workshop);
    assert.ok('folder' in findInstalled([copy]));
    assert.equal(readlinkSync(path.join(copy, '../lib/libpq.so.5')), 'libpq.so.5.18');
    assert.ok(existsSync(path.join(copy, '../lib/libpq.so.5')));
  });
});

/** A folder with programs that do only what the script says. */
function programs(name: string, script: string, mode = 0o755): string {
  const folder = path.join(workshop, name);
  mkdirSync(folder, { recursive: true });
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    writeFileSync(path.join(folder, program), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, program), mode);
  }
  return folder;
}
