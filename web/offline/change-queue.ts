import { changeStorage } from './change-storage.ts';
import { ChangeQueue } from './queued-changes.ts';

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tureen-changes');

/** The queue of this page. */
export const changeQueue = new ChangeQueue(changeStorage, tabs);
