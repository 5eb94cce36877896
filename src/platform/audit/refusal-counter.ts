import { toBatches } from '../db/batches.ts';
import { CommitSignal } from '../db/commit-signal.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { defineService } from '../module/module.ts';
import { upsertRefusals } from './audit.store.ts';
import type { CountedRefusal } from './audit.store.ts';

/** Signals refused attempts of people who are not signed in. */
export const refusedSignal = new CommitSignal<CountedRefusal>();

/** How long counts stay in memory. A crash loses at most this much. */
const FLUSH_MS = 1000;

type CounterDatabase = Pick<Database, 'databaseKey' | 'health' | 'transaction'>;

const keyOf = ({ action, target_id, counted_hour }: CountedRefusal): string => `${action} ${target_id} ${counted_hour}`;

/**
 * Counts refused anonymous attempts by action, network and hour, so that no one can fill the audit log by failing to
 * sign in. The counts of a second are written together: if each attempt raised its row, those from one network would
 * wait for each other, holding the user and the connection that a real sign-in needs.
 */
export class RefusalCounter {
  #counts = new Map<string, CountedRefusal>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();
  #target: { readonly database: CounterDatabase; readonly log: Log } | undefined;
  #stopListening = (): void => {};

  start(database: CounterDatabase, log: Log): void {
    this.#target = { database, log };
    this.#stopListening = refusedSignal.listen(database.databaseKey, (refusal) => this.#add(refusal));
  }

  /** Writes what this instance has counted. If the database accepts no writes, it is tried again later. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  /** For the end, when no request is left. */
  async stop(): Promise<void> {
    this.#stopListening();
    await this.flush();
    clearTimeout(this.#timer);
  }

  #add(refusal: CountedRefusal): void {
    const key = keyOf(refusal);
    const counted = this.#counts.get(key) ?? { ...refusal, attempts: 0 };
    this.#counts.set(key, { ...counted, attempts: counted.attempts + refusal.attempts });
    this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#target === undefined || this.#counts.size === 0) return;
    const { database, log } = this.#target;
    if (database.health() !== 'available') return this.#schedule();
    const counts = this.#counts;
    this.#counts = new Map();
    // In the same order on all instances, so that they cannot deadlock.
    const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    for await (const batch of toBatches(rows)) {
      try {
        await database.transaction(async (tx) => upsertRefusals(tx, batch));
      } catch (error) {
        log.warn({ err: error }, 'refused sign-ins could not be recorded; trying again');
        for (const row of batch) this.#add(row);
      }
    }
  }
}

export const refusalCounter = defineService<RefusalCounter>({
  name: 'refused attempts',
  create: () => new RefusalCounter(),
  stop: (counter) => counter.stop(),
});
