import { CommitSignal } from '../../../platform/db/commit-signal.ts';

/** Emitted when a test or a resend was queued. Events wake the worker through their own signal. */
export const testOrResendQueuedSignal = new CommitSignal<void>();
