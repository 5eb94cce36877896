import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { getEngineInfo } from '../../platform/db/engine-info.ts';
import { getJobHealth } from '../../platform/jobs/job-health.store.ts';
import { countUsers } from '../accounts/index.ts';
import { countLibrariesAndRecipes } from '../libraries/index.ts';
import { registryVersion } from '../units/index.ts';
import type { Instance } from './instance.ts';
import type { InstanceState } from './instance.schemas.ts';

/**
 * The state of the service: version, sizes, and the health of jobs and deliveries. Runs a handful of queries one after
 * another, so that frequent polling never takes more than one connection.
 */
export const getInstance = async (db: Db, clock: Clock, instance: Instance): Promise<InstanceState> => {
  const { bytes, ...engine } = await getEngineInfo(db);
  const files = await instance.assetTotals.get(db, clock);
  const { libraries, recipes } = await countLibrariesAndRecipes(db);
  const users = await countUsers(db);
  const jobs = await getJobHealth(db, getCurrentInstant(clock));
  const webhooks = await instance.webhookHealth(db);
  return {
    version: instance.version,
    started_at: instance.startedAt,
    auth: instance.auth,
    unit_registry_version: registryVersion,
    engine,
    files: instance.files.last,
    sizes: { database_bytes: bytes, assets: files.files, asset_bytes: files.bytes, libraries, recipes, users },
    jobs,
    webhooks,
  };
};
