import type { Instant } from '../../platform/clock/clock.ts';

export type DeliveryState = 'queued' | 'delivering' | 'succeeded' | 'retrying' | 'failed';

export interface WebhookTables {
  webhook: {
    id: string;
    /** Null for a webhook of the instance. */
    library_id: string | null;
    name: string;
    url: string;
    enabled: number;
    /** JSON array; null for all event types. */
    event_types: string | null;
    secret: string;
    /** The secret before the last rotation; also used for signing until `previous_until`. */
    previous_secret: string | null;
    previous_until: Instant | null;
    consecutive_failures: number;
    pause_reason: string | null;
    created_at: Instant;
    updated_at: Instant;
    secret_rotated_at: Instant;
    revision: number;
    updated_by: string;
  };
  webhook_pattern: { webhook_id: string; pattern: string };
  webhook_delivery: {
    id: string;
    webhook_id: string;
    stream: string;
    /** The number of the event; 0 for a test, which has no event. */
    number: number;
    type: string;
    occurred_at: Instant;
    actor_id: string;
    resource_type: string;
    resource_id: string;
    resource_revision: number;
    state: DeliveryState;
    attempts: number;
    /** The attempts since it was queued or last resent. */
    round_attempts: number;
    created_at: Instant;
    last_code: string | null;
    /**
     * When the next attempt is due; during an attempt, when it is considered lost. Null if it is finished or its
     * webhook is disabled.
     */
    next_attempt_at: Instant | null;
    /** The worker making the current attempt. */
    worker: string | null;
  };
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends WebhookTables {}
}
