import { changeQueue } from './change-queue.ts';
import { ChangeSync } from './change-sync.ts';
import { runInOneTab } from './run-in-one-tab.ts';
import { sendChange } from './send-change.ts';

/** Sends the queue of this page. */
export const sync = new ChangeSync({ queue: changeQueue, send: sendChange, runInOneTab });
