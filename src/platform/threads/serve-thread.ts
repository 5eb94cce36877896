import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { TransferListItem } from 'node:worker_threads';

import type { FromThread, ToThread } from './threads.ts';

/** Tells whoever started the work something, and waits until they have taken it. */
export type Tell<Message> = (message: Message, transfer?: readonly TransferListItem[]) => Promise<void>;

// Nothing else makes a thread that waits for work give back what the last one took.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A heap that has grown beyond this is cleaned up when the work is done. */
const LARGE = 64 * 1024 * 1024;

const tidyUp = (): void => {
  if (getHeapStatistics().total_heap_size > LARGE) collectGarbage();
};

/** The other side of `Threads`: does one work after the other in this thread. */
export const serveThread = <Task, Message>(work: (task: Task, tell: Tell<Message>) => Promise<void>): void => {
  if (parentPort === null) throw new Error('this is no thread of another process');
  const port = parentPort;
  const send = (answer: FromThread<Message>, transfer: readonly TransferListItem[] = []): void =>
    port.postMessage(answer, [...transfer]);
  let taken: (() => void) | undefined;
  const tell: Tell<Message> = (message, transfer) =>
    new Promise((resolve) => {
      taken = resolve;
      send({ kind: 'message', message }, transfer);
    });
  port.on('message', (told: ToThread<Task>) => {
    switch (told.kind) {
      case 'begin':
        work(told.task, tell)
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
