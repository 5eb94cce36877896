import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { withLongStatements } from '../../../../platform/db/long-statements.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { reindexNextBatch } from './reindex.ts';
import type { ReindexStepResult } from './reindex.ts';

/** Another instance is doing the work; if it stops before it is done, this one continues. */
const STAND_BACK_MS = 5000;
/** The database may be unavailable. */
const AFTER_FAILURE_MS = 60_000;
/** The number of recipes between two log lines. */
const LOG_EVERY = 10_000;

interface Reindexing {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Logs progress, but not too often, and every document that could not be indexed. */
const teller = (log: Log): ((done: Extract<ReindexStepResult, { kind: 'indexed' }>) => void) => {
  let recipes = 0;
  let logged = 0;
  return (done) => {
    for (const { id, error } of done.unreadable) {
      log.warn({ library: done.library, recipe: id, err: error }, 'document cannot be read; recipe not reindexed');
    }
    recipes += done.recipes;
    if (!done.isLast && recipes - logged < LOG_EVERY) return;
    log.info({ library: done.library, recipes }, done.isLast ? 'library reindexed' : 'reindexing recipes');
    logged = recipes;
    if (done.isLast) [recipes, logged] = [0, 0];
  };
};

/** Reindexes what an older version of the program has indexed, from startup until everything is done. */
export const startReindexer = ({ database, clock, log }: Reindexing): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const tell = teller(log);
  const rest = (ms: number): Promise<void> => sleep(ms, undefined, { signal, ref: false }).catch(() => {});

  const step = async (): Promise<ReindexStepResult['kind']> => {
    try {
      const done = await reindexNextBatch(withLongStatements(database), clock);
      if (done.kind === 'indexed') tell(done);
      if (done.kind === 'overtaken') await rest(STAND_BACK_MS);
      return done.kind;
    } catch (error) {
      log.warn({ err: error }, 'reindexing failed; retrying in a minute');
      await rest(AFTER_FAILURE_MS);
      return 'overtaken';
    }
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted && (await step()) !== 'nothing-left');
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
