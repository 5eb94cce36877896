import type { Config } from '../../platform/config/config.ts';
import type { Limits } from '../../platform/config/limits.ts';
import { createPublicFetch } from '../../platform/fetch/public-fetch.ts';
import type { PublicFetch } from '../../platform/fetch/public-fetch.ts';
import type { Assets } from '../assets/index.ts';
import type { RecipeComputation } from '../recipes/index.ts';
import { readingThreads } from './reading/reading-threads.ts';
import type { ReadingThreads } from './reading/reading-threads.ts';

/** Dependencies of the import operations. */
export interface Imports {
  readonly assets: Assets;
  readonly threads: ReadingThreads;
  readonly fetch: PublicFetch;
  readonly limits: Limits;
  readonly computation: RecipeComputation;
}

export const importsOf = (
  { fetchAllow, limits }: Config,
  assets: Assets,
  version: string,
  computation: RecipeComputation,
): Imports => ({
  assets,
  threads: readingThreads(),
  fetch: createPublicFetch({ allow: fetchAllow, version }),
  limits,
  computation,
});
