import { keptChanges } from './kept-changes.ts';
import { QueuedChanges } from './queued-changes.ts';

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tureen-changes');

/** The queue of this page. */
export const changeQueue = new QueuedChanges(keptChanges, tabs);
