import type { Tx } from './database.ts';

/** Notifies listeners in this process after a commit. Listeners of one database hear nothing about another. */
export class CommitSignal<T> {
  readonly #listeners = new WeakMap<object, Set<(told: T) => void>>();

  /** Calls the listener on each signal. Returns a function that unsubscribes it. */
  listen(home: object, listener: (told: T) => void): () => void {
    const known = this.#listeners.get(home);
    const listeners = known ?? new Set();
    if (known === undefined) this.#listeners.set(home, listeners);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Signals once the transaction is durable. The value is computed then, and only if there are listeners. */
  emitAfterCommit(tx: Tx, told: () => T): void {
    tx.afterCommit(() => {
      const listeners = this.#listeners.get(tx.databaseKey);
      if (listeners === undefined || listeners.size === 0) return;
      const now = told();
      for (const listener of listeners) listener(now);
    });
  }
}
