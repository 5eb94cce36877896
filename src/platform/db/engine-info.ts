import { sql } from 'kysely';

import type { Db } from './database.ts';
import { prepareQuery } from './prepared-query.ts';
import type { EngineFeatures } from './engine-features.ts';

export interface EngineInfo {
  readonly name: EngineFeatures['engine'];
  readonly version: string;
  /** Disk space used by the database, without its log. */
  readonly bytes: number;
}

const versionAndSize = prepareQuery(
  (_query, _p: object, { engineVersion, databaseBytes }) => sql<Omit<EngineInfo, 'name'>>`
    select ${sql.raw(engineVersion)} as version, ${sql.raw(databaseBytes)} as bytes`,
);

/** Queries the engine's version and size. Cheap: it counts pages or reads file lengths, and scans no rows. */
export const getEngineInfo = async (db: Db): Promise<EngineInfo> => {
  const [row = { version: '', bytes: 0 }] = await versionAndSize.all(db, {});
  return { name: db.features.engine, ...row };
};
