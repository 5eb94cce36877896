import type { Config } from '../../platform/config/config.ts';
import type { Limits } from '../../platform/config/limits.ts';
import { createPublicFetch } from '../../platform/fetch/public-fetch.ts';
import type { PublicFetch } from '../../platform/fetch/public-fetch.ts';
import type { AssetServices } from '../assets/index.ts';
import type { RecipeComputation } from '../recipes/index.ts';
import { createImportThreadPool } from './threads/import-thread-pool.ts';
import type { ImportThreadPool } from './threads/import-thread-pool.ts';

/** Dependencies of the import operations. */
export interface ImportServices {
  readonly assets: AssetServices;
  readonly threads: ImportThreadPool;
  readonly fetch: PublicFetch;
  readonly limits: Limits;
  readonly computation: RecipeComputation;
}

export const createImportServices = (
  { fetchAllow, limits }: Config,
  assets: AssetServices,
  version: string,
  computation: RecipeComputation,
): ImportServices => ({
  assets,
  threads: createImportThreadPool(),
  fetch: createPublicFetch({ allow: fetchAllow, version }),
  limits,
  computation,
});
