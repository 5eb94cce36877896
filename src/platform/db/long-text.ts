import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { EngineFeatures } from './engine-features.ts';

/**
 * A text column whose values may have megabytes. The driver of SQLite takes 89 ms of CPU time to turn 8 MB of four-byte
 * characters into a string; as bytes, which the connection decodes, it takes 18.
 */
export const longText = (features: EngineFeatures, column: string): RawBuilder<string> =>
  features.returnsBytesFaster ? sql<string>`cast(${sql.ref(column)} as blob)` : sql<string>`${sql.ref(column)}`;
