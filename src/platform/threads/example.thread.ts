// A worker for thread-pool.test.ts that does what each task says, including things a worker should never do.
import { threadId } from 'node:worker_threads';

import { serveThread } from './serve-thread.ts';

export type ExampleTask =
  | { readonly kind: 'count'; readonly to: number }
  | { readonly kind: 'spin'; readonly sendsMessages: boolean }
  /** Reports progress part by part, and waits at a checkpoint after each if `waits`. Endless if `steps` is infinite. */
  | { readonly kind: 'advance'; readonly steps: number; readonly waits: boolean }
  /** Sends the number of the thread, and how many steps of its warm-up are done. */
  | { readonly kind: 'introduce' }
  | { readonly kind: 'hoard' }
  | { readonly kind: 'sleep' }
  | { readonly kind: 'throw' }
  | { readonly kind: 'exit' };

const cpu = (): number => process.threadCpuUsage().user / 1000;

/** Measured in CPU time of this thread, so that the load of the machine makes no difference. */
const spin = (ms: number): void => {
  const end = cpu() + ms;
  while (cpu() < end);
};

let warmUpSteps = 0;

async function* warmUp(): AsyncGenerator<void, void> {
  for (; warmUpSteps < 3; warmUpSteps += 1) yield;
}

serveThread<ExampleTask, number>(
  async (task, send, progress) => {
    switch (task.kind) {
      case 'count':
        for (let number = 1; number <= task.to; number += 1) await send(number);
        return;
      case 'spin':
        for (let round = 0; ; round += 1) {
          spin(50);
          if (task.sendsMessages) await send(round);
          if (round === 20 && task.sendsMessages) return;
        }
      case 'advance':
        for (let step = 0; step < task.steps; step += 1) {
          progress.setPart(step);
          spin(50);
          if (task.waits) await progress.checkpoint();
        }
        await send(task.steps);
        return;
      case 'introduce':
        await send(threadId);
        await send(warmUpSteps);
        return;
      case 'hoard': {
        const kept: number[][] = [];
        for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => at * kept.length));
      }
      case 'sleep':
        return new Promise(() => setInterval(() => undefined, 1000));
      case 'throw':
        throw new Error('failed as requested');
      case 'exit':
        return process.exit(3);
      default:
        return task satisfies never;
    }
  },
  { warmUp },
);
