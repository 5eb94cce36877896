import type { Database, Tx } from '../../db/database.ts';
import type { Outcome } from '../answer.ts';

/** What a request does. What it prepares is released, whatever comes of it. */
export interface Work<Prepared> {
  prepare(): Promise<Prepared>;
  perform(tx: Tx, prepared: Prepared): Promise<Outcome>;
  release(prepared: Prepared): Promise<void>;
}

/** Does it where nobody can ask for it twice. */
export const doWork = async <Prepared>(database: Database, work: Work<Prepared>): Promise<Outcome> => {
  const prepared = await work.prepare();
  try {
    return await database.transaction((tx) => work.perform(tx, prepared));
  } finally {
    await work.release(prepared);
  }
};
