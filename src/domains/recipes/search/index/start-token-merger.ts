import { setTimeout as sleep } from 'node:timers/promises';

import type { Database } from '../../../../platform/db/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { eventsCommittedSignal } from '../../../../platform/outbox/event-signals.ts';
import { findTokenSegments, mergeTokens } from './merge-tokens.store.ts';

/** How long to wait after a write, so that merging does not delay a series of writes. */
const QUIET_MS = 200;

interface TokenMerging {
  readonly database: Database;
  readonly log: Log;
}

/**
 * Merges the token index on SQLite whenever nothing is being written. Every write adds a segment to the index, and a
 * search has to look at each segment; writes themselves merge only some of them. See decision 31.
 */
export const startTokenMerger = ({ database, log }: TokenMerging): { stop(): Promise<void> } => {
  const state = { hasNewWrites: false, isStopping: false };
  /** The segments that were left when there was nothing more to merge. */
  let merged: string | undefined;
  let merging = Promise.resolve();

  /** Pauses for as long as a step took, so that requests get their turns. */
  const mergeNextStep = async (): Promise<boolean> => {
    const startedAt = performance.now();
    const hasMore = await database.transaction(mergeTokens);
    if (hasMore) await sleep(performance.now() - startedAt);
    return hasMore;
  };

  const mergeUntilWritten = async (): Promise<void> => {
    state.hasNewWrites = false;
    try {
      if ((await findTokenSegments(database.db)) === merged) return;
      while (!state.hasNewWrites && !state.isStopping) {
        if (await mergeNextStep()) continue;
        merged = await findTokenSegments(database.db);
        return;
      }
    } catch (error) {
      log.warn({ err: error }, 'cannot merge the search index; trying again after the next change');
    }
  };

  const timer = setTimeout(() => void (merging = merging.then(mergeUntilWritten)), QUIET_MS).unref();
  const stopListening = eventsCommittedSignal.listen(database.databaseKey, () => {
    state.hasNewWrites = true;
    timer.refresh();
  });
  return {
    stop: async () => {
      state.isStopping = true;
      stopListening();
      clearTimeout(timer);
      await merging;
    },
  };
};
