import type { Generated } from 'kysely';

import type { Instant } from '../clock/clock.ts';

export interface PlatformTables {
  schema_migration: { number: number; name: string; applied_at: Instant };
  /** A single row that identifies the database, so that a blob store can tell which database it belongs to. */
  database_identity: { only_row: number; id: string; created_at: Instant };
  /** The number of each stream's last event, updated in the same transaction as the change. */
  event_counter: { stream: string; last_number: number };
  event: {
    stream: string;
    number: number;
    type: string;
    occurred_at: Instant;
    actor_id: string;
    resource_type: string;
    resource_id: string;
    resource_revision: number;
  };
  receipt: {
    user_id: string;
    /** Empty for operations outside a library. */
    library_id: string;
    key: string;
    operation: string;
    request_hash: string;
    status: number;
    etag: string;
    location: string;
    /** The JSON of the response; null once it has been dropped and only the key is remembered. */
    body: string | null;
    resource_id: string;
    created_at: Instant;
  };
  /** How much of an allowance was used in the window that began at `window_start` (Unix seconds). */
  allowance: { name: string; window_start: number; used: number };
  audit_event: {
    id: Generated<number>;
    /** Unix seconds. */
    created_at: number;
    action: string;
    /** Empty if there is none; the same goes for the columns below. */
    actor_id: string;
    correlation_id: string;
    credential_id: string;
    library_id: string;
    outcome: 'succeeded' | 'refused';
    target_id: string;
    target_type: string;
    /** How many refused anonymous attempts it stands for; null for any other record. */
    attempts: number | null;
    /** The hour in which they were counted, in Unix seconds; null for any other record. */
    counted_hour: number | null;
  };
}
