import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { eventually } from '../../../test/support/eventually.ts';
import type { ExampleTask } from './example.thread.ts';
import { ThreadEnded, ThreadPool } from './thread-pool.ts';
import type { ThreadEndReason, ThreadLimits } from './thread-pool.ts';

const script = new URL('example.thread.ts', import.meta.url);

const LIMITS: ThreadLimits = { threads: 2, cpuMs: 400, wallMs: 60_000, heapMb: 64, maxReusableHeapMb: 48 };

suite('thread pool', () => {
  const threads = new ThreadPool<ExampleTask, number>(script, LIMITS);
  after(() => threads.stop());

  const run = async (task: ExampleTask, signal?: AbortSignal): Promise<readonly number[]> => {
    const received: number[] = [];
    await threads.run(task, { onMessage: (number) => void received.push(number), signal });
    return received;
  };

  const assertEnds = (task: ExampleTask, reason: ThreadEndReason): Promise<void> =>
    assert.rejects(run(task), (error) => {
      assert.ok(error instanceof ThreadEnded, String(error));
      assert.equal(error.reason, reason);
      return true;
    });

  test('runs several tasks and delivers the messages of each in order', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map((to) => run({ kind: 'count', to })));
    assert.deepEqual(
      all.map(({ length }) => length),
      [1, 2, 3, 4, 5],
    );
    assert.deepEqual(all[4], [1, 2, 3, 4, 5]);
  });

  test('ends idle threads, except for those to keep', async (t) => {
    for (const keptThreads of [0, 1]) {
      const resting = new ThreadPool<ExampleTask, number>(script, { ...LIMITS, keptThreads, idleMs: 50 });
      t.after(() => resting.stop());
      const count = () => resting.run({ kind: 'count', to: 1 }, { onMessage: () => undefined });
      await Promise.all([count(), count()]);
      await eventually(() => resting.idle === keptThreads);
      await count();
      await eventually(() => resting.idle === keptThreads);
    }
  });

  test('keeps and uses the thread that has done the most', async (t) => {
    const resting = new ThreadPool<ExampleTask, number>(script, { ...LIMITS, keptThreads: 1, idleMs: 50 });
    t.after(() => resting.stop());
    const introduce = async (): Promise<number | undefined> => {
      const received: number[] = [];
      await resting.run({ kind: 'introduce' }, { onMessage: (number) => void received.push(number) });
      return received[0];
    };
    const first = await introduce();
    for (let task = 0; task < 5; task += 1) assert.equal(await introduce(), first);
    // The new thread is the last one to come to rest.
    await Promise.all([introduce(), resting.run({ kind: 'advance', steps: 2, waits: true }, { onMessage: () => {} })]);
    assert.equal(await introduce(), first);
    await eventually(() => resting.idle === 1);
    assert.equal(await introduce(), first);
  });

  test('warms up a thread that has nothing else to do', async (t) => {
    const prepared = new ThreadPool<ExampleTask, number>(script, LIMITS);
    t.after(() => prepared.stop());
    prepared.prepare();
    await eventually(async () => {
      const received: number[] = [];
      // Longer than a thread waits before it rests.
      await pause(1500);
      await prepared.run({ kind: 'introduce' }, { onMessage: (number) => void received.push(number) });
      return received[1] === 3;
    });
  });

  test('starts a thread ahead of a task', async (t) => {
    const prepared = new ThreadPool<ExampleTask, number>(script, LIMITS);
    t.after(() => prepared.stop());
    prepared.prepare();
    prepared.prepare();
    await eventually(() => prepared.idle > 0);
    prepared.prepare();
    assert.equal(prepared.idle, 1);
    await prepared.run({ kind: 'count', to: 1 }, { onMessage: () => undefined });
    assert.equal(prepared.idle, 1);
  });

  test('finishes handling a message before it rejects an aborted task', async () => {
    const stopping = new AbortController();
    let isHandled = false;
    const onMessage = async (): Promise<void> => {
      stopping.abort(new Error('enough'));
      await pause(20);
      isHandled = true;
    };
    await assert.rejects(threads.run({ kind: 'count', to: 3 }, { onMessage, signal: stopping.signal }), /enough/);
    assert.ok(isHandled, 'the message was still being handled');
  });

  test("never lets a task run ahead of its listener, and does not count the listener's time", async () => {
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

  test('ends a task that makes no progress, without blocking the event loop', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 10);
    await assertEnds({ kind: 'spin', sendsMessages: false }, 'time');
    clearInterval(timer);
    assert.ok(turns > 5, `the timer ran only ${turns} times`);
  });

  test('ends a task that only sleeps, even though it uses no CPU time', async () => {
    const impatient = new ThreadPool<ExampleTask, number>(script, { ...LIMITS, threads: 1, wallMs: 600 });
    await assert.rejects(impatient.run({ kind: 'sleep' }, { onMessage: () => undefined }), (error) => {
      assert.ok(error instanceof ThreadEnded, String(error));
      assert.equal(error.reason, 'time');
      return true;
    });
    await impatient.stop();
  });

  test('lets a task that sends messages run longer', async () => {
    assert.equal((await run({ kind: 'spin', sendsMessages: true })).length, 21);
  });

  test('lets a task that reports progress run longer, even if it never waits', async () => {
    assert.deepEqual(await run({ kind: 'advance', steps: 12, waits: false }), [12]);
  });

  test('ends a task that makes progress forever, and reports the part it reached', async () => {
    const bounded = new ThreadPool<ExampleTask, number>(script, {
      threads: 1,
      cpuMs: 60_000,
      wallMs: 60_000,
      totalCpu: { baseMs: 300, msPerMegabyte: 1 },
      heapMb: 64,
      maxReusableHeapMb: 48,
    });
    const endless = { kind: 'advance', steps: Infinity, waits: true } as const;
    await assert.rejects(bounded.run(endless, { onMessage: () => undefined }), (error) => {
      assert.ok(error instanceof ThreadEnded, String(error));
      assert.equal(error.reason, 'time');
      assert.ok(error.part !== undefined && error.part > 0);
      return true;
    });
    await bounded.stop();
  });

  test('lets short work of one key overtake long work of another', async () => {
    const single = new ThreadPool<ExampleTask, number>(script, {
      threads: 1,
      cpuMs: 60_000,
      wallMs: 60_000,
      heapMb: 64,
      maxReusableHeapMb: 48,
    });
    const order: string[] = [];
    const work = (name: string, key: string, task: ExampleTask): Promise<void> =>
      single.run(task, { key, onMessage: () => undefined }).then(() => void order.push(name));
    await Promise.all([
      work('long of a', 'a', { kind: 'advance', steps: 10, waits: true }),
      work('next of a', 'a', { kind: 'count', to: 1 }),
      work('short of b', 'b', { kind: 'count', to: 1 }),
    ]);
    assert.deepEqual(order, ['short of b', 'long of a', 'next of a']);
    await single.stop();
  });

  test('lets the running task finish if a waiting task is aborted', async () => {
    const single = new ThreadPool<ExampleTask, number>(script, {
      threads: 1,
      cpuMs: 60_000,
      wallMs: 60_000,
      heapMb: 64,
      maxReusableHeapMb: 48,
    });
    const stopping = new AbortController();
    const endless = { kind: 'advance', steps: Infinity, waits: true } as const;
    const long = single.run(endless, { key: 'a', signal: stopping.signal, onMessage: () => undefined });
    const received: number[] = [];
    await single.run(
      { kind: 'count', to: 3 },
      {
        key: 'b',
        onMessage: async (number) => {
          received.push(number);
          if (number > 1) return;
          stopping.abort(new Error('enough'));
          await assert.rejects(long, /enough/);
        },
      },
    );
    assert.deepEqual(received, [1, 2, 3]);
    await single.stop();
  });

  test('ends a task that uses too much memory', async () => {
    const patient = new ThreadPool<ExampleTask, number>(script, {
      threads: 1,
      cpuMs: 60_000,
      wallMs: 60_000,
      heapMb: 32,
      maxReusableHeapMb: 32,
    });
    await assert.rejects(patient.run({ kind: 'hoard' }, { onMessage: () => undefined }), (error) => {
      assert.ok(error instanceof ThreadEnded, String(error));
      assert.equal(error.reason, 'memory');
      return true;
    });
    await patient.stop();
  });

  test('reports a thread that exits, and starts another for the next task', async () => {
    await assertEnds({ kind: 'exit' }, 'fault');
    await assert.rejects(run({ kind: 'throw' }), /failed as requested/);
    assert.deepEqual(await run({ kind: 'count', to: 2 }), [1, 2]);
  });

  test('ends a task when its signal is aborted', async () => {
    const stopping = new AbortController();
    const running = run({ kind: 'sleep' }, stopping.signal);
    setTimeout(() => stopping.abort(new Error('enough')), 50);
    await assert.rejects(running, /enough/);
    await assert.rejects(run({ kind: 'count', to: 1 }, stopping.signal), /enough/);
  });
});
