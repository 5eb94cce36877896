// For threads.test.ts: does as it is told, also what a thread should not do.
import { serveThread } from './serve-thread.ts';

export type ExampleTask =
  | { readonly kind: 'count'; readonly to: number }
  | { readonly kind: 'spin'; readonly tells: boolean }
  | { readonly kind: 'hoard' }
  | { readonly kind: 'sleep' }
  | { readonly kind: 'throw' }
  | { readonly kind: 'exit' };

serveThread<ExampleTask, number>(async (task, tell) => {
  switch (task.kind) {
    case 'count':
      for (let number = 1; number <= task.to; number += 1) await tell(number);
      return;
    case 'spin':
      for (let round = 0; ; round += 1) {
        const end = performance.now() + 50;
        while (performance.now() < end);
        if (task.tells) await tell(round);
        if (round === 20 && task.tells) return;
      }
    case 'hoard': {
      const kept: number[][] = [];
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => at * kept.length));
    }
    case 'sleep':
      return new Promise(() => setInterval(() => undefined, 1000));
    case 'throw':
      throw new Error('it was told to');
    case 'exit':
      return process.exit(3);
    default:
      return task satisfies never;
  }
});
