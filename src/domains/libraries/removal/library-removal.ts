import { setTimeout as sleep } from 'node:timers/promises';

import { libraryDeletedSignal } from './library-deleted-signal.ts';
import { removeDeletedLibrarySlice } from './remove-deleted-library-slice.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { LibraryContents } from './library-contents.store.ts';

/** How often to look for libraries that another instance deleted without finishing, and the delay after a failure. */
const LOOK_MS = 60_000;
/** Another instance is doing the work; if it stops before it is done, this one continues. */
const OVERTAKEN_MS = 5000;

interface Removal {
  readonly database: Database;
  readonly log: Log;
  readonly contents: LibraryContents;
}

/**
 * Removes the contents of deleted libraries, at startup and whenever one is deleted. Between two steps it pauses for as
 * long as the last one took, so that others have the database at least half of the time.
 */
export const startLibraryRemoval = ({ database, log, contents }: Removal): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  let waking = new AbortController();
  let isWoken = false;
  const wake = (): void => {
    isWoken = true;
    waking.abort();
  };
  const stopListening = libraryDeletedSignal.listen(database.databaseKey, wake);

  const rest = async (ms: number): Promise<void> => {
    waking = new AbortController();
    const signal = AbortSignal.any([stopping.signal, waking.signal]);
    if (!isWoken) await sleep(ms, undefined, { signal, ref: false }).catch(() => {});
    isWoken = false;
  };

  /** Does one step, and returns how long to wait before the next. */
  const step = async (): Promise<number> => {
    const began = performance.now();
    try {
      const removed = await removeDeletedLibrarySlice(database, contents);
      if (removed.kind === 'nothing-left') return LOOK_MS;
      if (removed.kind === 'overtaken') return OVERTAKEN_MS;
      if (removed.isLast) log.info({ library: removed.library }, 'deleted library removed');
      return performance.now() - began;
    } catch (error) {
      log.warn({ err: error }, 'deleted library could not be removed; retrying in a minute');
      return LOOK_MS;
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) await rest(await step());
  };
  const running = run();
  return {
    stop: async () => {
      stopListening();
      stopping.abort();
      await running;
    },
  };
};
