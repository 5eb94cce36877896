import * as nodeModule from 'node:module';
import path from 'node:path';

/**
 * Keeps compiled code for the next start, which then takes about a quarter less time. Call it before loading anything
 * else. The bundle keeps the code next to itself; sources, and a bundle that cannot be written, keep it in the folder for
 * temporary files.
 *
 * A worker thread does not inherit the cache of its process, and takes twice as long to load without one.
 */
export const enableCompileCache = (): void => {
  const isBundle = path.extname(import.meta.filename) === '.js';
  const { status } = nodeModule.enableCompileCache(
    isBundle ? path.join(import.meta.dirname, '.compile-cache') : undefined,
  );
  if (isBundle && status === nodeModule.constants.compileCacheStatus.FAILED) nodeModule.enableCompileCache();
};
