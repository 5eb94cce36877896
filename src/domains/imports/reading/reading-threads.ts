import { Threads } from '../../../platform/threads/threads.ts';
import type { ReadingMessage, ReadingTask } from './reading-task.ts';

export type ReadingThreads = Threads<ReadingTask, ReadingMessage>;

/**
 * Two at once, so that one who sends much does not keep everybody waiting. The heap is enough for the largest export
 * that was tried, by far; the time between two messages for any file that a program writes.
 */
export const readingThreads = (): ReadingThreads =>
  new Threads(new URL('reading.thread.ts', import.meta.url), {
    threads: 2,
    cpuMs: 1200,
    wallMs: 20_000,
    heapMb: 104,
    keptMb: 64,
  });
