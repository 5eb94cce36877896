import { foundation } from './0001_foundation.ts';
import { accounts } from './0002_accounts.ts';
import { recipes } from './0003_recipes.ts';
import { pantry } from './0004_pantry.ts';
import { meals } from './0005_meals.ts';
import { shopping } from './0006_shopping.ts';
import { readings } from './0007_readings.ts';
import { jobs } from './0008_jobs.ts';
import { assets } from './0009_assets.ts';
import { imports } from './0010_imports.ts';
import { webhooks } from './0011_webhooks.ts';
import { steadySearch } from './0012_steady_search.ts';
import { slices } from './0013_slices.ts';
import { openJobs } from './0014_open_jobs.ts';
import { databaseIdentity } from './0015_database_identity.ts';
import type { Migration } from './migration.ts';

/** In order: the number of a migration is its position in this list. */
export const migrations: readonly Migration[] = [
  foundation,
  accounts,
  recipes,
  pantry,
  meals,
  shopping,
  readings,
  jobs,
  assets,
  imports,
  webhooks,
  steadySearch,
  slices,
  openJobs,
  databaseIdentity,
];
