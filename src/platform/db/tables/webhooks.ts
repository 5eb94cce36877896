import type { Instant } from '../../clock/clock.ts';

export type DeliveryState = 'queued' | 'delivering' | 'succeeded' | 'retrying' | 'failed';

export interface WebhookTables {
  webhook: {
    id: string;
    /** Null for one of the instance. */
    library_id: string | null;
    name: string;
    url: string;
    enabled: number;
    /** JSON list; null for all there are. */
    event_types: string | null;
    secret: string;
    /** Before the last rotation; signs, too, until `previous_until`. */
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
    /** Of the event; 0 for a test, which is none. */
    number: number;
    type: string;
    occurred_at: Instant;
    actor_id: string;
    resource_type: string;
    resource_id: string;
    resource_revision: number;
    state: DeliveryState;
    attempts: number;
    /** Of these, those since it was queued or sent again. */
    round_attempts: number;
    created_at: Instant;
    last_code: string | null;
    /** When it is tried next; while it is tried, when it is taken for lost. Null where it is over, or its webhook is off. */
    next_attempt_at: Instant | null;
    /** Who tries it. */
    worker: string | null;
  };
}
