import { integer } from './setting-types.ts';
import type { Setting } from './setting-types.ts';

export type LimitSettings = Readonly<Record<string, Setting<number>>>;

/** A limit that cannot be configured, because clients and stored data depend on it. */
interface FixedLimit {
  readonly value: number;
  readonly description: string;
}

export type FixedLimits = Readonly<Record<string, FixedLimit>>;

interface LimitDeclaration {
  readonly defaultValue: number;
  readonly description: string;
  readonly min?: number;
  readonly max?: number;
}

const MAX_COUNT = 999_999_999_999_999;

/** Limits by their names in the capabilities. `json_depth` is set by `TUREEN_LIMIT_JSON_DEPTH` or `limit_json_depth`. */
export const defineLimits = <Name extends string>(
  declared: Readonly<Record<Name, LimitDeclaration>>,
): Readonly<Record<Name, Setting<number>>> => {
  const settings = Object.entries<LimitDeclaration>(declared).map(
    ([name, { defaultValue, description, min = 1, max = MAX_COUNT }]) => [
      name,
      {
        env: `TUREEN_LIMIT_${name.toUpperCase()}`,
        key: `limit_${name}`,
        defaultValue,
        description,
        ...integer(min, max),
      },
    ],
  );
  return Object.fromEntries(settings) as Record<Name, Setting<number>>;
};

const MEBIBYTE = 1024 * 1024;

/** The limits that concern all operations. Those of a domain are in its `limits.ts`. */
export const platformLimits = defineLimits({
  json_body_bytes: { defaultValue: 2 * MEBIBYTE, description: 'Maximum size of a JSON body, in bytes.' },
  document_body_bytes: {
    defaultValue: 16 * MEBIBYTE,
    description: 'Maximum size of a JSON body that contains a recipe document, in bytes.',
  },
  json_depth: { defaultValue: 64, description: 'Maximum nesting depth of a JSON body.', min: 1, max: 1000 },
  upload_file_bytes: { defaultValue: 64 * MEBIBYTE, description: 'Maximum size of an uploaded file, in bytes.' },
  upload_request_bytes: {
    defaultValue: 256 * MEBIBYTE,
    description: 'Maximum size of an upload request with all its files, in bytes.',
  },
  retry_receipt_hours: {
    defaultValue: 24,
    description: 'Hours within which a retry with the same Idempotency-Key is safe; receipts are kept twice as long.',
    min: 24,
    max: 360,
  },
  concurrent_requests: {
    defaultValue: 1000,
    description: 'Maximum number of concurrent requests per process; further ones get 503.',
  },
  heavy_requests_per_user: {
    defaultValue: 8,
    description:
      'Maximum number of concurrent imports, exports and shopping reviews of one user per process; further ones get 429.',
  },
  event_loop_delay_ms: {
    defaultValue: 1000,
    description:
      'Requests get 503 while the process is late by more than this, imports and the like by more than half of it; 0 means never.',
    min: 0,
    max: 60_000,
  },
  connections: {
    defaultValue: 8000,
    description: 'Maximum number of open connections per process; lower if the process cannot open that many files.',
  },
  open_bodies: {
    defaultValue: 1000,
    description:
      'Maximum number of request bodies being received at once per process; beyond it, the slowest gets 408.',
  },
  open_bodies_per_user: {
    defaultValue: 100,
    description: 'Request bodies of one user being received at once per process.',
  },
  open_bodies_anonymous: {
    defaultValue: 200,
    description: 'Request bodies of callers who are not signed in being received at once per process.',
  },
  open_bodies_per_address: {
    defaultValue: 50,
    description:
      'Request bodies of callers who are not signed in being received at once per network address and process.',
  },
  body_bytes_per_second: {
    defaultValue: 500,
    description: 'Minimum rate at which a request body must arrive; a slower one gets 408.',
  },
  body_grace_seconds: {
    defaultValue: 30,
    description: 'How long a request body may pause before it counts as too slow.',
    min: 1,
    max: 3600,
  },
  queued_jobs: {
    defaultValue: 50,
    description: 'Maximum number of queued and running jobs per library; further ones get 429.',
  },
  writes_per_minute: {
    defaultValue: 600,
    description: 'Changes per user and minute, across all instances; 0 means no limit.',
    min: 0,
    max: 1_000_000,
  },
});

/**
 * The limits of the service. Each domain adds its own by declaration merging, in its `limits.ts`:
 *
 *     declare module '../../platform/config/limits.ts' {
 *       interface Limits extends Record<keyof typeof tagLimits, number> {}
 *     }
 */
export interface Limits extends Readonly<Record<keyof typeof platformLimits, number>> {}
