import { CommitSignal } from '../../platform/db/commit-signal.ts';

/** Given when a library was deleted whose contents are still to be removed. */
export const librariesDeleted = new CommitSignal<void>();
