import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';

import { tureen } from '../../app/tureen.ts';
import { systemClock } from '../clock/clock.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { VersionedCache } from './versioned-cache.ts';

suite('cache of what the database has', () => {
  test('keeps what was found, however many other keys are looked up in vain', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-cache-'));
    const { database } = await openSqlite(folder, tureen.schema, systemClock);
    t.after(async () => {
      await database.close();
      await rm(folder, { recursive: true });
    });
    const cache = new VersionedCache<string | undefined>(database);
    let reads = 0;
    const find = (key: string) =>
      cache.get(key, async () => {
        reads += 1;
        return key === 'real' ? 'found' : undefined;
      });
    assert.equal(await find('real'), 'found');
    for (let made = 0; made < 10_002; made += 1) assert.equal(await find(`made up ${made}`), undefined);
    reads = 0;
    assert.equal(await find('real'), 'found');
    assert.equal(reads, 0);
  });
});
