import type { Instant } from '../clock/clock.ts';

/** The stream for events of the instance as a whole. The other streams are named after their libraries. */
export const INSTANCE_STREAM = 'instance';

/** An event as stored. */
export interface StoredEvent {
  readonly stream: string;
  /** Consecutive within its stream, without gaps. */
  readonly number: number;
  readonly type: string;
  readonly occurred_at: Instant;
  readonly actor_id: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly resource_revision: number;
}

export const eventColumns = [
  'stream',
  'number',
  'type',
  'occurred_at',
  'actor_id',
  'resource_type',
  'resource_id',
  'resource_revision',
] as const satisfies readonly (keyof StoredEvent)[];

/** What streams and webhooks report about an event: what changed and its new revision, never its content. */
export interface EventBody {
  readonly id: string;
  readonly type: string;
  /** Absent for events of the instance. */
  readonly library_id?: string;
  readonly occurred_at: Instant;
  readonly actor_id: string;
  readonly resource: { readonly type: string; readonly id: string; readonly revision: number };
}

/** The public id. It includes the stream because numbers repeat across libraries. */
export const formatEventId = (stream: string, number: number): string => `${stream}.${number}`;

export const toEventBody = (event: StoredEvent): EventBody => ({
  id: formatEventId(event.stream, event.number),
  type: event.type,
  ...(event.stream !== INSTANCE_STREAM && { library_id: event.stream }),
  occurred_at: event.occurred_at,
  actor_id: event.actor_id,
  resource: { type: event.resource_type, id: event.resource_id, revision: event.resource_revision },
});
