/** The queue is full, in total or for this owner, or it is closed. */
export class QueueFull extends Error {
  readonly reason: 'queue' | 'owner' | 'closed';

  constructor(reason: 'queue' | 'owner' | 'closed') {
    super(`nothing more can wait: ${reason}`);
    this.name = 'QueueFull';
    this.reason = reason;
  }
}

export interface FairQueueLimits {
  readonly maxRunning: number;
  /** Below `maxRunning`, so that long work of one owner never keeps everyone else waiting. */
  readonly maxRunningPerOwner: number;
  readonly maxWaiting: number;
  readonly maxWaitingPerOwner: number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: QueueFull) => void;
}

/**
 * A bounded queue in which owners take turns: an owner who queues a hundred tasks delays another owner's single task by
 * one task, not by a hundred.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** By owner, in the order of their turns. */
  readonly #queues = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #runningTotal = 0;
  #waiting = 0;
  #isClosed = false;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** The number of works that wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Runs the work when it is its owner's turn. Rejects immediately with `QueueFull` if it cannot be queued. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new QueueFull('closed');
    if (this.#mayRun(owner)) this.#count(owner, 1);
    else await this.#wait(owner);
    try {
      return await work();
    } finally {
      this.#count(owner, -1);
      this.#startNext();
    }
  }

  /** Rejects waiting work, and anything added later. Running work continues. */
  close(): void {
    this.#isClosed = true;
    for (const queue of this.#queues.values()) for (const { refuse } of queue) refuse(new QueueFull('closed'));
    this.#queues.clear();
    this.#waiting = 0;
  }

  #mayRun(owner: string): boolean {
    const { maxRunning, maxRunningPerOwner } = this.#limits;
    return this.#runningTotal < maxRunning && (this.#running.get(owner) ?? 0) < maxRunningPerOwner;
  }

  #count(owner: string, change: 1 | -1): void {
    const own = (this.#running.get(owner) ?? 0) + change;
    this.#runningTotal += change;
    if (own === 0) this.#running.delete(owner);
    else this.#running.set(owner, own);
  }

  #wait(owner: string): Promise<void> {
    const queue = this.#queues.get(owner) ?? [];
    if (queue.length >= this.#limits.maxWaitingPerOwner) throw new QueueFull('owner');
    if (this.#waiting >= this.#limits.maxWaiting) throw new QueueFull('queue');
    this.#waiting += 1;
    this.#queues.set(owner, queue);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queue.push({ start: resolve, refuse: reject });
    return promise;
  }

  #startNext(): void {
    for (const [owner, queue] of this.#queues) {
      if (!this.#mayRun(owner)) continue;
      const next = queue.shift();
      // If the owner has more work, it goes to the end of the line.
      this.#queues.delete(owner);
      if (queue.length > 0) this.#queues.set(owner, queue);
      if (next === undefined) continue;
      this.#waiting -= 1;
      this.#count(owner, 1);
      next.start();
      return;
    }
  }
}
