import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { TransferListItem } from 'node:worker_threads';

import { SharedProgress } from './progress.ts';
import type { Progress } from './progress.ts';
import type { FromThread, ToThread } from './threads.ts';

/** Tells whoever started the work something, and waits until they have taken it. */
export type Tell<Message> = (message: Message, transfer?: readonly TransferListItem[]) => Promise<void>;

// Nothing else makes a thread that waits for work give back what the last one took.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A heap that has grown beyond this is cleaned up when the work is done. */
const LARGE = 64 * 1024 * 1024;

/** In the midst of work a heap that holds less than this is left alone, and one that has not grown by half since. */
const GROWN = 40 * 1024 * 1024;
const GROWTH = 1.5;
let kept = 0;

/**
 * Garbage counts towards the limit of the heap, and V8, which is allowed more (`ROOM`), does not hurry to collect it:
 * what several large pages leave behind, one after the other, would end the thread.
 */
const collectIfGrown = (): void => {
  if (getHeapStatistics().used_heap_size < Math.max(GROWN, kept * GROWTH)) return;
  collectGarbage();
  kept = getHeapStatistics().used_heap_size;
};

const tidyUp = (): void => {
  kept = 0;
  if (getHeapStatistics().total_heap_size > LARGE) collectGarbage();
};

/** The other side of `Threads`: does one work after the other in this thread. */
export const serveThread = <Task, Message>(
  work: (task: Task, tell: Tell<Message>, progress: Progress) => Promise<void>,
): void => {
  if (parentPort === null) throw new Error('this is no thread of another process');
  const port = parentPort;
  const send = (answer: FromThread<Message>, transfer: readonly TransferListItem[] = []): void =>
    port.postMessage(answer, [...transfer]);
  let taken: (() => void) | undefined;
  const sendAndWait = (answer: FromThread<Message>, transfer?: readonly TransferListItem[]): Promise<void> =>
    new Promise((resolve) => {
      taken = resolve;
      send(answer, transfer);
    });
  const tell: Tell<Message> = (message, transfer) => sendAndWait({ kind: 'message', message }, transfer);
  port.on('message', (told: ToThread<Task>) => {
    switch (told.kind) {
      case 'begin':
        work(
          told.task,
          tell,
          new SharedProgress(told.progress).writer({
            beforeStep: collectIfGrown,
            yieldTurn: () => sendAndWait({ kind: 'yielding' }),
          }),
        )
          .finally(tidyUp)
          .then(
            () => send({ kind: 'done' }),
            (error: unknown) => send({ kind: 'failed', error }),
          );
        break;
      case 'taken':
        taken?.();
        break;
      default:
        told satisfies never;
    }
  });
  send({ kind: 'ready' });
};
