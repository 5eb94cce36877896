import { setTimeout as sleep } from 'node:timers/promises';

import type { Database } from '../../../../platform/db/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { eventsCommittedSignal } from '../../../../platform/outbox/event-signals.ts';
import { findTokenSegments, mergeTokens } from './merge-tokens.store.ts';

/** Twice this long after the last write, so that merging does not delay a series of writes. */
const CHECK_MS = 100;
/** For a step that had to wait for the database. */
const MAX_PAUSE_MS = 1000;

interface TokenMerging {
  readonly database: Database;
  readonly log: Log;
}

class TokenMerger {
  readonly #database: Database;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #stopListening: () => void;
  /** The segments as of the last look at them. */
  #segments: string | undefined;
  /** The segments that are left when there is nothing more to merge. */
  #mergedSegments: string | undefined;
  #merging = Promise.resolve();

  constructor({ database, log }: TokenMerging) {
    this.#database = database;
    this.#log = log;
    this.#timer = setTimeout(() => void (this.#merging = this.#merging.then(this.#check)), CHECK_MS).unref();
    // Not every event is a write to the index, and some writes have no event, so events only start the checks.
    this.#stopListening = eventsCommittedSignal.listen(database.databaseKey, () => void this.#timer.refresh());
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#stopListening();
    clearTimeout(this.#timer);
    await this.#merging;
  }

  /** Merges if the index is the same as at the last check. Checks again while it is being written. */
  #check = async (): Promise<void> => {
    if (this.#stopping.signal.aborted) return;
    try {
      const segments = await findTokenSegments(this.#database.db);
      if (segments === this.#mergedSegments) return;
      const isQuiet = segments === this.#segments;
      this.#segments = segments;
      if (isQuiet) await this.#merge();
      if (this.#segments !== this.#mergedSegments && !this.#stopping.signal.aborted) this.#timer.refresh();
    } catch (error) {
      this.#log.warn({ err: error }, 'cannot merge the search index; trying again after the next change');
    }
  };

  /** Merges until there is nothing left to merge, or until someone writes in between. */
  async #merge(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const { before, after, hasMore, ms } = await this.#database.transaction(async (tx) => {
        const startedAt = performance.now();
        const step = await mergeTokens(tx);
        return { ...step, ms: performance.now() - startedAt };
      });
      const isWritten = before !== this.#segments;
      this.#segments = after;
      if (!hasMore) this.#mergedSegments = after;
      if (!hasMore || isWritten) return;
      await this.#pause(Math.min(ms, MAX_PAUSE_MS));
    }
  }

  /** For as long as a step took, so that requests get their turns. */
  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Merges the token index on SQLite whenever it is not being written. Every write adds a segment to the index, and a
 * search has to look at each segment; writes themselves merge only some of them. See decision 31.
 */
export const startTokenMerger = (merging: TokenMerging): { stop(): Promise<void> } => {
  const merger = new TokenMerger(merging);
  return { stop: () => merger.stop() };
};
