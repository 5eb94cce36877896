import { CommitSignal } from '../db/commit-signal.ts';
import type { Tx } from '../db/database.ts';

/** Wakes the workers in this process. Other instances poll. */
const queued = new CommitSignal<void>();

/** Calls back whenever a job is queued. Returns a function that unsubscribes. */
export const onQueued = (home: object, wake: () => void): (() => void) => queued.listen(home, wake);

/** Wakes the workers once the transaction is durable. */
export const wakeWorkersAfterCommit = (tx: Tx): void => queued.emitAfterCommit(tx, () => undefined);
