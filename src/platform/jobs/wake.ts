import type { Tx } from '../db/database.ts';

/** Who waits for jobs of which database, in this process. Other instances look by themselves now and then. */
const waiting = new WeakMap<object, Set<() => void>>();

/** Calls back whenever a job was queued, until what it gives is called. */
export const onQueued = (home: object, wake: () => void): (() => void) => {
  const known = waiting.get(home);
  const sleepers = known ?? new Set();
  if (known === undefined) waiting.set(home, sleepers);
  sleepers.add(wake);
  return () => void sleepers.delete(wake);
};

/** Tells those who wait, once the transaction is durable. */
export const wakeAfter = (tx: Tx): void =>
  tx.afterCommit(() => {
    for (const wake of waiting.get(tx.home) ?? []) wake();
  });
