import { CommitSignal } from '../../../platform/db/commit-signal.ts';

/** Emitted when a library was deleted and its contents remain to be removed. */
export const libraryDeletedSignal = new CommitSignal<void>();
