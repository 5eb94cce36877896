import { CommitSignal } from '../db/commit-signal.ts';
import type { Tx } from '../db/database.ts';

/** Wakes the workers in this process. Other instances poll. */
const queued = new CommitSignal<void>();

/** Calls back whenever a job is queued. Returns a function that unsubscribes. */
export const onJobQueued = (databaseKey: object, wake: () => void): (() => void) => queued.listen(databaseKey, wake);

/** Wakes the workers once the transaction is durable. */
export const wakeWorkersAfterCommit = (tx: Tx): void => queued.emitAfterCommit(tx, () => undefined);
