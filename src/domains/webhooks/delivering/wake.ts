import { CommitSignal } from '../../../platform/db/commit-signal.ts';

/** Given where something was queued that is no event: a test, or what is sent again. Events wake by themselves. */
export const deliveriesQueued = new CommitSignal<void>();
