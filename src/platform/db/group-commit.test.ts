// What a transaction promises, on both engines; and that on SQLite concurrent ones share a commit.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { systemClock } from '../clock/clock.ts';
import type { Tx } from './database.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

const insert = (tx: Tx, name: string): Promise<unknown> =>
  tx.query.insertInto('allowance').values({ name, window_start: 0, used: 0 }).execute();

onEveryEngine('transaction', (engine) => {
  const service = serviceForSuite(engine);

  const names = async (prefix: string): Promise<readonly unknown[]> => {
    const rows = await service.rows(`select name from allowance where name like '${prefix}%' order by name`);
    return rows.map(({ name }) => name);
  };

  test('one request’s failure rolls back its own work only', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 32 }, (_, index) =>
        service.database.transaction(async (tx) => {
          await insert(tx, `own ${String(index).padStart(2, '0')}`);
          if (index % 3 === 0) throw new Error('after the write');
          tx.later({
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

  test('an enlisted write that fails takes the whole transaction with it', async () => {
    const work = service.database.transaction(async (tx) => {
      await insert(tx, 'whole');
      tx.later({ sql: "insert into allowance (name, window_start, used) values ('whole', 1, 1)", parameters: [] });
    });
    await assert.rejects(work);
    assert.deepEqual(await names('whole'), []);
  });

  test('using db, or opening another transaction, while one is open throws at once', async () => {
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

  test('a transaction reads what it has written, and nobody else does before the commit', async () => {
    await service.database.transaction(async (tx) => {
      await insert(tx, 'unseen');
      const inside = await tx.query.selectFrom('allowance').select('name').where('name', '=', 'unseen').execute();
      assert.equal(inside.length, 1);
    });
    assert.deepEqual(await names('unseen'), ['unseen']);
  });

  test('what waits for the commit is told when it is durable, and never where the work failed', async () => {
    const told: string[] = [];
    const writeAndTell = (name: string, error?: Error) =>
      service.database.transaction(async (tx) => {
        await insert(tx, name);
        tx.afterCommit(() => told.push(name));
        assert.deepEqual(told, []);
        if (error !== undefined) throw error;
      });
    await assert.rejects(writeAndTell('told never', new Error('after the write')));
    await writeAndTell('told');
    assert.deepEqual(told, ['told']);
  });

  test('a transaction that does nothing is nothing', async () => {
    assert.equal(await service.database.transaction(async () => 'result'), 'result');
  });
});

suite('group commit', () => {
  test('concurrent writes share one durable commit, and none is answered before it', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-group-'));
    let commits = 0;
    const { database } = await openSqlite(folder, systemClock, { beforeCommit: () => void (commits += 1) });
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

  test('a commit that fails is told to all whose work it held, and the next one works', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-group-'));
    let fails = true;
    const { database } = await openSqlite(folder, systemClock, {
      beforeCommit: () => {
        if (fails) throw new Error('the disk is full');
      },
    });
    t.after(async () => {
      await database.close();
      await rm(folder, { recursive: true });
    });
    const told: string[] = [];
    const write = (name: string) =>
      database.transaction(async (tx) => {
        await insert(tx, name);
        tx.afterCommit(() => told.push(name));
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
    assert.deepEqual(told, ['c']);
  });
});
