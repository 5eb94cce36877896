import { CommitSignal } from '../db/commit-signal.ts';
import type { Tx } from '../db/database.ts';

/** For those who wait for jobs in this process. Other instances look by themselves now and then. */
const queued = new CommitSignal<void>();

/** Calls back whenever a job was queued, until what it gives is called. */
export const onQueued = (home: object, wake: () => void): (() => void) => queued.listen(home, wake);

/** Tells those who wait, once the transaction is durable. */
export const wakeAfter = (tx: Tx): void => queued.giveAfter(tx, () => undefined);
