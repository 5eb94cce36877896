import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import type { ExampleTask } from './example.thread.ts';
import { ThreadEnded, Threads } from './threads.ts';
import type { EndedFor } from './threads.ts';

const script = new URL('example.thread.ts', import.meta.url);

suite('threads', () => {
  const threads = new Threads<ExampleTask, number>(script, {
    threads: 2,
    cpuMs: 400,
    wallMs: 600,
    heapMb: 64,
    keptMb: 48,
  });
  after(() => threads.stop());

  const run = async (task: ExampleTask, signal?: AbortSignal): Promise<readonly number[]> => {
    const told: number[] = [];
    await threads.run(task, { onMessage: (number) => void told.push(number), signal });
    return told;
  };

  const ends = (task: ExampleTask, reason: EndedFor): Promise<void> =>
    assert.rejects(run(task), (error) => {
      assert.ok(error instanceof ThreadEnded, String(error));
      assert.equal(error.reason, reason);
      return true;
    });

  test('work is done in turns, and what it tells comes in order', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map((to) => run({ kind: 'count', to })));
    assert.deepEqual(
      all.map(({ length }) => length),
      [1, 2, 3, 4, 5],
    );
    assert.deepEqual(all[4], [1, 2, 3, 4, 5]);
  });

  test('work never runs ahead of who listens, and is not blamed for how long that takes', async () => {
    let open = 0;
    await threads.run(
      { kind: 'count', to: 3 },
      {
        onMessage: async () => {
          open += 1;
          assert.equal(open, 1);
          await pause(700);
          open -= 1;
        },
      },
    );
  });

  test('work that does not get on is ended, and the loop turns meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 10);
    await ends({ kind: 'spin', tells: false }, 'time');
    clearInterval(timer);
    assert.ok(turns > 5, `the loop turned ${turns} times`);
    await ends({ kind: 'sleep' }, 'time');
  });

  test('work that gets on may take longer than that', async () => {
    assert.equal((await run({ kind: 'spin', tells: true })).length, 21);
  });

  test('work that takes too much memory is ended', async () => {
    const patient = new Threads<ExampleTask, number>(script, {
      threads: 1,
      cpuMs: 60_000,
      wallMs: 60_000,
      heapMb: 32,
      keptMb: 32,
    });
    await assert.rejects(patient.run({ kind: 'hoard' }, { onMessage: () => undefined }), (error) => {
      assert.ok(error instanceof ThreadEnded, String(error));
      assert.equal(error.reason, 'memory');
      return true;
    });
    await patient.stop();
  });

  test('a thread that ends by itself is told, and the next work gets another', async () => {
    await ends({ kind: 'exit' }, 'fault');
    await assert.rejects(run({ kind: 'throw' }), /it was told to/);
    assert.deepEqual(await run({ kind: 'count', to: 2 }), [1, 2]);
  });

  test('work is ended by its signal', async () => {
    const stopping = new AbortController();
    const running = run({ kind: 'sleep' }, stopping.signal);
    setTimeout(() => stopping.abort(new Error('enough')), 50);
    await assert.rejects(running, /enough/);
    await assert.rejects(run({ kind: 'count', to: 1 }, stopping.signal), /enough/);
  });
});
