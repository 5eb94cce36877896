import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { TransferListItem } from 'node:worker_threads';

import { SharedProgress } from './progress.ts';
import type { ProgressReporter } from './progress.ts';
import type { FromThread, ToThread } from './thread-pool.ts';

/** Sends a message to the thread that started the work, and waits until it has been handled. */
export type SendMessage<Message> = (message: Message, transfer?: readonly TransferListItem[]) => Promise<void>;

// Nothing else makes an idle thread release the memory of its last task.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A heap larger than this is collected when a task is done. */
const LARGE = 64 * 1024 * 1024;

/** During a task, the heap is collected only above this size, and only if it has grown by half since the last time. */
const GROWN = 40 * 1024 * 1024;
const GROWTH = 1.5;
let kept = 0;

/**
 * Garbage counts toward the heap limit, and V8, whose own limit is higher (`ROOM`), is in no hurry to collect it.
 * Without this, the garbage of several large pages in a row would get the thread terminated.
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

/** The worker side of `ThreadPool`: runs one task after another in this thread. */
export const serveThread = <Task, Message>(
  work: (task: Task, sendMessage: SendMessage<Message>, progress: ProgressReporter) => Promise<void>,
): void => {
  if (parentPort === null) throw new Error('this is not a worker thread');
  const port = parentPort;
  const send = (answer: FromThread<Message>, transfer: readonly TransferListItem[] = []): void =>
    port.postMessage(answer, [...transfer]);
  let taken: (() => void) | undefined;
  const sendAndWait = (answer: FromThread<Message>, transfer?: readonly TransferListItem[]): Promise<void> =>
    new Promise((resolve) => {
      taken = resolve;
      send(answer, transfer);
    });
  const sendMessage: SendMessage<Message> = (message, transfer) => sendAndWait({ kind: 'message', message }, transfer);
  port.on('message', (message: ToThread<Task>) => {
    switch (message.kind) {
      case 'begin':
        work(
          message.task,
          sendMessage,
          new SharedProgress(message.progress).writer({
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
        message satisfies never;
    }
  });
  send({ kind: 'ready' });
};
