import type { Tx } from './database.ts';

/** Tells others in this process what was committed to a database; those who listen to another one hear nothing. */
export class CommitSignal<T> {
  readonly #listeners = new WeakMap<object, Set<(told: T) => void>>();

  /** Calls back whenever it is given, until what it gives is called. */
  listen(home: object, listener: (told: T) => void): () => void {
    const known = this.#listeners.get(home);
    const listeners = known ?? new Set();
    if (known === undefined) this.#listeners.set(home, listeners);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Told once the transaction is durable; what is told is asked for then. */
  giveAfter(tx: Tx, told: () => T): void {
    tx.afterCommit(() => {
      const listeners = this.#listeners.get(tx.home);
      if (listeners === undefined || listeners.size === 0) return;
      const now = told();
      for (const listener of listeners) listener(now);
    });
  }
}
