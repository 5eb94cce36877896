import type { Tx } from './database.ts';

/** Notifies listeners in this process after a commit. Listeners of one database hear nothing about another. */
export class CommitSignal<T> {
  readonly #listeners = new WeakMap<object, Set<(payload: T) => void>>();

  /** Calls the listener on each signal. Returns a function that unsubscribes it. */
  listen(databaseKey: object, listener: (payload: T) => void): () => void {
    const known = this.#listeners.get(databaseKey);
    const listeners = known ?? new Set();
    if (known === undefined) this.#listeners.set(databaseKey, listeners);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Signals once the transaction is durable. The value is computed then, and only if there are listeners. */
  emitAfterCommit(tx: Tx, payload: () => T): void {
    tx.afterCommit(() => {
      const listeners = this.#listeners.get(tx.databaseKey);
      if (listeners === undefined || listeners.size === 0) return;
      const now = payload();
      for (const listener of listeners) listener(now);
    });
  }
}
