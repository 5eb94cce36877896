import type { Instant } from '../clock/clock.ts';

/** The stream of what happens to the instance as a whole. The others are called by their libraries. */
export const INSTANCE = 'instance';

/** An event as it is kept. */
export interface StoredEvent {
  readonly stream: string;
  /** Without gaps in its stream. */
  readonly number: number;
  readonly type: string;
  readonly occurred_at: Instant;
  readonly actor_id: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly resource_revision: number;
}

/** The columns of one. */
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

/** What a stream and a webhook tell of an event: what changed and its new revision, never its content. */
export interface EventBody {
  readonly id: string;
  readonly type: string;
  /** Absent for what happened to the instance. */
  readonly library_id?: string;
  readonly occurred_at: Instant;
  readonly actor_id: string;
  readonly resource: { readonly type: string; readonly id: string; readonly revision: number };
}

/** As clients know it: the number alone would mean another event in another library. */
export const eventId = (stream: string, number: number): string => `${stream}.${number}`;

export const eventBody = (event: StoredEvent): EventBody => ({
  id: eventId(event.stream, event.number),
  type: event.type,
  ...(event.stream !== INSTANCE && { library_id: event.stream }),
  occurred_at: event.occurred_at,
  actor_id: event.actor_id,
  resource: { type: event.resource_type, id: event.resource_id, revision: event.resource_revision },
});
