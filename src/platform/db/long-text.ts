import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { EngineFeatures } from './engine-features.ts';

/** Decoding a short text twice as slowly costs less than the buffer for its bytes. */
const MIN_BYTES = 16_384;

/**
 * A text column whose values may have megabytes. The driver of SQLite takes 89 ms of CPU time to turn 8 MB of four-byte
 * characters into a string; as bytes, which the connection decodes, it takes 18.
 */
export const longText = (features: EngineFeatures, column: string): RawBuilder<string> => {
  const text = sql<string>`${sql.ref(column)}`;
  if (!features.returnsBytesFaster) return text;
  return sql<string>`iif(octet_length(${text}) < ${sql.lit(MIN_BYTES)}, ${text}, cast(${text} as blob))`;
};
