import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { suite, test } from 'node:test';
import type { TestContext } from 'node:test';

import { DatabaseUnavailable } from '../errors.ts';
import { LongReads } from './long-reads.ts';

const COUNT = 'with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ?)';

const open = async (t: TestContext): Promise<{ writer: DatabaseSync; reads: LongReads }> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-reads-'));
  const file = path.join(folder, 'test.sqlite');
  const writer = new DatabaseSync(file);
  writer.exec('pragma journal_mode = wal; create table word (text text not null)');
  const reads = new LongReads(file);
  t.after(async () => {
    await reads.close();
    writer.close();
    await rm(folder, { recursive: true });
  });
  return { writer, reads };
};

suite('long reads on SQLite', () => {
  test('see what was committed before', async (t) => {
    const { writer, reads } = await open(t);
    for (const word of ['soup', '½']) {
      writer.prepare('insert into word values (?)').run(word);
      const { rows } = await reads.execute({ sql: 'select text from word where text = ?', parameters: [word] });
      assert.deepEqual(rows, [{ text: word }]);
    }
  });

  test('leave the event loop free', async (t) => {
    const { reads } = await open(t);
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    const slow = reads.execute({ sql: `${COUNT} select max(n) as most from counted`, parameters: [3_000_000] });
    const { rows } = await slow.finally(() => clearInterval(counting));
    assert.deepEqual(rows, [{ most: 3_000_000 }]);
    assert.ok(turns > 10, `${turns} turns of the event loop`);
  });

  test('reject a statement that fails, and go on', async (t) => {
    const { reads } = await open(t);
    await assert.rejects(reads.execute({ sql: 'select missing from word', parameters: [] }), /no such column: missing/);
    assert.deepEqual((await reads.execute({ sql: 'select 1 as one', parameters: [] })).rows, [{ one: 1 }]);
  });

  test('are rejected if they are under way at the end, or after it', async (t) => {
    const { reads } = await open(t);
    await reads.execute({ sql: 'select 1 as one', parameters: [] });
    const slow = reads.execute({ sql: `${COUNT} select max(n) as most from counted`, parameters: [5_000_000] });
    const rejected = assert.rejects(slow, DatabaseUnavailable);
    await reads.close();
    await rejected;
    await assert.rejects(reads.execute({ sql: 'select 1 as one', parameters: [] }), DatabaseUnavailable);
  });

  test('are not rejected when a thread ends that failed before', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-reads-'));
    const file = path.join(folder, 'later.sqlite');
    const reads = new LongReads(file);
    t.after(async () => {
      await reads.close();
      await rm(folder, { recursive: true });
    });
    await assert.rejects(reads.execute({ sql: 'select 1 as one', parameters: [] }), DatabaseUnavailable);
    new DatabaseSync(file).close();
    for (let round = 0; round < 3; round += 1) {
      assert.deepEqual((await reads.execute({ sql: 'select 1 as one', parameters: [] })).rows, [{ one: 1 }]);
    }
  });
});
