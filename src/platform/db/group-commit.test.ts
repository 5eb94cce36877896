// Tests the guarantees of a transaction on both engines, and that concurrent transactions on SQLite share a commit.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';

import { blockEventLoop } from '../../../test/support/block-event-loop.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { systemClock } from '../clock/clock.ts';
import type { Tx } from './database.ts';
import { tureen } from '../../app/tureen.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

const insert = (tx: Tx, name: string): Promise<unknown> =>
  tx.query.insertInto('allowance').values({ name, window_start: 0, used: 0 }).execute();

onEveryEngine('transaction', (engine) => {
  const service = serviceForSuite(engine);

  const names = async (prefix: string): Promise<readonly unknown[]> => {
    const rows = await service.rows(`select name from allowance where name like '${prefix}%' order by name`);
    return rows.map(({ name }) => name);
  };

  test('rolls back only the work of the request that failed', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 32 }, (_, index) =>
        service.database.transaction(async (tx) => {
          await insert(tx, `own ${String(index).padStart(2, '0')}`);
          if (index % 3 === 0) throw new Error('after the write');
          tx.defer({
            sql: `insert into allowance (name, window_start, used) values ('own ${index} later', 0, 0)`,
            parameters: [],
          });
        }),
      ),
    );
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      outcomes.map((_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
    );
    assert.equal((await names('own')).length, 2 * outcomes.filter(({ status }) => status === 'fulfilled').length);
  });

  test('rolls back the whole transaction if a deferred write fails', async () => {
    const work = service.database.transaction(async (tx) => {
      await insert(tx, 'whole');
      tx.defer({ sql: "insert into allowance (name, window_start, used) values ('whole', 1, 1)", parameters: [] });
    });
    await assert.rejects(work);
    assert.deepEqual(await names('whole'), []);
  });

  test('throws immediately if db is used or another transaction is opened while one is open', async () => {
    await service.database.transaction(async (tx) => {
      await assert.rejects(service.rows('select 1'), /while a transaction is open/);
      await assert.rejects(
        service.database.transaction(async () => {}),
        /while a transaction is open/,
      );
      await insert(tx, 'guarded');
    });
    assert.deepEqual(await names('guarded'), ['guarded']);
    await service.rows('select 1');
  });

  test('reads its own writes, which are visible to others only after the commit', async () => {
    await service.database.transaction(async (tx) => {
      await insert(tx, 'unseen');
      const inside = await tx.query.selectFrom('allowance').select('name').where('name', '=', 'unseen').execute();
      assert.equal(inside.length, 1);
    });
    assert.deepEqual(await names('unseen'), ['unseen']);
  });

  test('runs afterCommit callbacks once the work is durable, and never if the work failed', async () => {
    const committed: string[] = [];
    const writeAndRecord = (name: string, error?: Error) =>
      service.database.transaction(async (tx) => {
        await insert(tx, name);
        tx.afterCommit(() => committed.push(name));
        assert.deepEqual(committed, []);
        if (error !== undefined) throw error;
      });
    await assert.rejects(writeAndRecord('rolled back', new Error('after the write')));
    await writeAndRecord('kept');
    assert.deepEqual(committed, ['kept']);
  });

  test('resolves with the result if the transaction does nothing', async () => {
    assert.equal(await service.database.transaction(async () => 'result'), 'result');
  });
});

suite('group commit', () => {
  test('combines concurrent writes into one durable commit, and resolves none of them before it', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-group-'));
    let commits = 0;
    const { database } = await openSqlite(folder, tureen.schema, systemClock, {
      beforeCommit: () => void (commits += 1),
    });
    t.after(async () => {
      await database.close();
      await rm(folder, { recursive: true });
    });
    const write = (name: string) =>
      database.transaction(async (tx) => {
        await insert(tx, name);
        return commits;
      });
    const seen = await Promise.all(Array.from({ length: 32 }, (_, index) => write(`one group ${index}`)));
    assert.deepEqual(new Set(seen), new Set([0]));
    assert.equal(commits, 1);

    await Promise.all(Array.from({ length: 600 }, (_, index) => write(`several groups ${index}`)));
    assert.equal(commits, 1 + Math.ceil(600 / 256));
  });

  test('rejects every write in a failed commit, and commits the next one', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-group-'));
    let fails = true;
    const { database } = await openSqlite(folder, tureen.schema, systemClock, {
      beforeCommit: () => {
        if (fails) throw new Error('the disk is full');
      },
    });
    t.after(async () => {
      await database.close();
      await rm(folder, { recursive: true });
    });
    const committed: string[] = [];
    const write = (name: string) =>
      database.transaction(async (tx) => {
        await insert(tx, name);
        tx.afterCommit(() => committed.push(name));
      });
    const outcomes = await Promise.allSettled([write('a'), write('b')]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    fails = false;
    await write('c');
    const { rows } = await database.db.connection.execute({ sql: 'select name from allowance', parameters: [] });
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['c'],
    );
    assert.deepEqual(committed, ['c']);
  });

  test('gives others a turn between the writes of a group', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-group-'));
    let commits = 0;
    const { database } = await openSqlite(folder, tureen.schema, systemClock, { beforeCommit: () => (commits += 1) });
    t.after(async () => {
      await database.close();
      await rm(folder, { recursive: true });
    });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const turnsBefore: number[] = [];
    await Promise.all(
      Array.from({ length: 5 }, () =>
        database.transaction(async () => {
          turnsBefore.push(turns);
          blockEventLoop(12);
        }),
      ),
    );
    clearInterval(timer);
    assert.equal(commits, 1);
    assert.equal(new Set(turnsBefore).size, 5);
  });

  test('rejects a transaction if too many are waiting', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-group-'));
    const { database } = await openSqlite(folder, tureen.schema, systemClock, { maxWaiting: 2 });
    t.after(async () => {
      await database.close();
      await rm(folder, { recursive: true });
    });
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) => database.transaction((tx) => insert(tx, name))),
    );
    assert.deepEqual(
      outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.name : outcome.status)),
      ['fulfilled', 'fulfilled', 'DatabaseUnavailable'],
    );
    await database.transaction((tx) => insert(tx, 'd'));
  });
});
