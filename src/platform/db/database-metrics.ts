import { gauge } from '../metrics/metric.ts';
import type { Metric } from '../metrics/metric.ts';
import type { Database } from './database.ts';

/** What is known about the database without a query. */
export const getDatabaseMetrics = (database: Database): readonly Metric[] => [
  gauge('tureen_database_up', 'Whether the database answers, as far as is known.', () =>
    Number(database.health() !== 'unreachable'),
  ),
  gauge('tureen_database_writable', 'Whether it takes writes, as far as is known.', () =>
    Number(database.health() === 'available'),
  ),
  ...database.metrics,
];
