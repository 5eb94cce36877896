import { ThreadPool } from '../../../platform/threads/thread-pool.ts';
import type { ThreadLimits } from '../../../platform/threads/thread-pool.ts';
import type { ImportThreadMessage, ImportThreadTask } from './import-thread-task.ts';

export type ImportThreadPool = ThreadPool<ImportThreadTask, ImportThreadMessage>;

/**
 * The limits apply per step of progress, and allow for machines six times slower than a development machine, such as a
 * Raspberry Pi. Measured CPU time on a development machine: the longest step of a page of 10 MB takes 0.6 s, that of a
 * hostile file 1.1 s, and a megabyte of small recipes 2 to 6 s.
 */
const importThreadLimits: ThreadLimits = {
  // A library may use two at most, so another library always finds a thread, or waits until a third reaches its next
  // checkpoint.
  threads: 3,
  maxPerKey: 2,
  // Each started task uses memory until it is done, even while it waits for its turn.
  maxBegun: 5,
  cpuMs: 10_000,
  wallMs: 20_000,
  totalCpu: { baseMs: 60_000, msPerMegabyte: 60_000 },
  // More than enough for the largest export that was tested.
  heapMb: 104,
  maxReusableHeapMb: 80,
  // A new thread takes longer to load than a page takes to read, and one that has read some pages reads the next sooner.
  keptThreads: 1,
};

export const createImportThreadPool = (): ImportThreadPool =>
  new ThreadPool(new URL('import.thread.ts', import.meta.url), importThreadLimits);
