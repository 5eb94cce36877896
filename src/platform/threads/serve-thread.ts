import { parentPort } from 'node:worker_threads';
import type { TransferListItem } from 'node:worker_threads';

import type { FromThread, ToThread } from './threads.ts';

/** Tells whoever started the work something, and waits until they have taken it. */
export type Tell<Message> = (message: Message, transfer?: readonly TransferListItem[]) => Promise<void>;

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
        work(told.task, tell).then(
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
