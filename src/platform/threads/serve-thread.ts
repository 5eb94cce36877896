import { setImmediate as nextTurn } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { TransferListItem } from 'node:worker_threads';

import { HeapThreshold } from './heap-threshold.ts';
import { SharedProgress } from './progress.ts';
import type { ProgressReporter } from './progress.ts';
import type { FromThread, ToThread } from './thread-pool.ts';

/** Sends a message to the thread that started the work, and waits until it has been handled. */
export type SendMessage<Message> = (message: Message, transfer?: readonly TransferListItem[]) => Promise<void>;

// Nothing else makes an idle thread release the memory of its last task.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A heap larger than this is collected when a task is done. */
const LARGE = 80 * 1024 * 1024;

/** A new thread without a task rests after this time. */
const WARM_UP_DELAY_MS = 100;

/** A thread without a task after this time warms up and collects its garbage, so that the next task does not have to. */
const REST_MS = 1000;

/** Collects the garbage of a thread, in the right moments. */
class GarbageCollector {
  readonly #threshold = new HeapThreshold(getHeapStatistics().used_heap_size);

  /**
   * Garbage counts toward the heap limit, and V8, whose own limit is higher (`ROOM`), is in no hurry to collect it.
   * Without this, the garbage of several large pages in a row would get the thread terminated.
   */
  beforeStep(bytesRead: number): void {
    if (this.#threshold.isExceeded(getHeapStatistics().used_heap_size, bytesRead)) this.#collect();
    this.#threshold.startStep();
  }

  afterTask(): void {
    this.#threshold.endTask();
    if (getHeapStatistics().total_heap_size > LARGE) this.#collect();
  }

  atRest(): void {
    if (this.#threshold.isExceededAtRest(getHeapStatistics().used_heap_size)) this.#collect();
  }

  #collect(): void {
    collectGarbage();
    this.#threshold.recordCollection(getHeapStatistics().used_heap_size);
  }
}

interface ServeOptions {
  /**
   * Runs code that tasks need before the first of them comes, step by step: a new thread takes ten times as long for a
   * task as one that has done some.
   */
  readonly warmUp?: () => AsyncGenerator<void, void>;
}

/** The worker side of `ThreadPool`: runs one task after another in this thread. */
export const serveThread = <Task, Message>(
  work: (task: Task, sendMessage: SendMessage<Message>, progress: ProgressReporter) => Promise<void>,
  { warmUp }: ServeOptions = {},
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
  // Created after the modules of the thread are loaded.
  const garbage = new GarbageCollector();
  const warmUpSteps = warmUp?.();
  let hasTask = false;
  let timer: NodeJS.Timeout | undefined;
  const rest = async (): Promise<void> => {
    const isWarm = (await warmUpSteps?.next())?.done !== false;
    // Receives a task that has come during the step.
    await nextTurn();
    if (hasTask) return;
    if (isWarm) garbage.atRest();
    else await rest();
  };
  const startRest = (afterMs: number): void => {
    hasTask = false;
    timer = setTimeout(() => void rest(), afterMs).unref();
  };
  port.on('message', (message: ToThread<Task>) => {
    switch (message.kind) {
      case 'begin':
        hasTask = true;
        clearTimeout(timer);
        work(
          message.task,
          sendMessage,
          new SharedProgress(message.progress).writer({
            beforeStep: (bytesRead) => garbage.beforeStep(bytesRead),
            yieldTurn: () => sendAndWait({ kind: 'yielding' }),
          }),
        )
          .finally(() => garbage.afterTask())
          .then(
            () => send({ kind: 'done' }),
            (error: unknown) => send({ kind: 'failed', error }),
          )
          .finally(() => startRest(REST_MS));
        break;
      case 'taken':
        taken?.();
        break;
      default:
        message satisfies never;
    }
  });
  send({ kind: 'ready' });
  // A task that the thread was started for comes at once.
  startRest(WARM_UP_DELAY_MS);
};
