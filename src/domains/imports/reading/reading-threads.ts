import { Threads } from '../../../platform/threads/threads.ts';
import type { ThreadLimits } from '../../../platform/threads/threads.ts';
import type { ReadingMessage, ReadingTask } from './reading-task.ts';

export type ReadingThreads = Threads<ReadingTask, ReadingMessage>;

/**
 * The limits follow progress, and are meant for machines six times slower than those that Tureen is developed on, such as
 * a Raspberry Pi. Measured on a development machine in CPU time: the longest step of a page of 10 MB takes 0.6 s, that of
 * a hostile file 1.1 s, and a megabyte of small recipes 2 to 6 s.
 */
const readingLimits: ThreadLimits = {
  // One library has two at most: another one always finds a thread, or waits until a third has its next checkpoint.
  threads: 3,
  maxPerKey: 2,
  // Each of them holds memory until it is done, whether it has its turn or not.
  maxBegun: 5,
  cpuMs: 10_000,
  wallMs: 20_000,
  totalCpu: { baseMs: 60_000, msPerMegabyte: 60_000 },
  // Enough for the largest export that was tried, by far.
  heapMb: 104,
  keptMb: 64,
};

export const readingThreads = (): ReadingThreads =>
  new Threads(new URL('reading.thread.ts', import.meta.url), readingLimits);
