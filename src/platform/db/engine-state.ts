import { sql } from 'kysely';

import type { Db } from './database.ts';
import { prepared } from './prepared.ts';
import type { EngineFeatures } from './engine-features.ts';

export interface EngineState {
  readonly name: EngineFeatures['engine'];
  readonly version: string;
  /** Disk space used by the database, without its log. */
  readonly bytes: number;
}

const asked = prepared(
  (_query, _p: object, { engineVersion, databaseBytes }) => sql<Omit<EngineState, 'name'>>`
    select ${sql.raw(engineVersion)} as version, ${sql.raw(databaseBytes)} as bytes`,
);

/** Queries the engine's version and size. Cheap: it counts pages or reads file lengths, and scans no rows. */
export const engineState = async (db: Db): Promise<EngineState> => {
  const [told = { version: '', bytes: 0 }] = await asked.all(db, {});
  return { name: db.traits.engine, ...told };
};
