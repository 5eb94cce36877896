import { gauge } from '../metrics/metric.ts';
import type { Metric } from '../metrics/metric.ts';

export interface ThreadLoad {
  /** Threads that are ready for a task. */
  readonly idle: number;
  readonly running: number;
  /** Tasks that wait for a thread. */
  readonly waiting: number;
}

/** The metrics of a pool of threads. */
export const getThreadMetrics = (pool: string, load: () => ThreadLoad): readonly Metric[] => [
  gauge('tureen_threads', 'Threads by pool and state.', () => {
    const { idle, running } = load();
    return [
      { labels: { pool, state: 'idle' }, value: idle },
      { labels: { pool, state: 'running' }, value: running },
    ];
  }),
  gauge('tureen_thread_tasks_waiting', 'Tasks that wait for a thread, by pool.', () => [
    { labels: { pool }, value: load().waiting },
  ]),
];
