import { eventBody, eventId } from '../../platform/outbox/event.ts';
import type { StoredEvent } from '../../platform/outbox/event.ts';

/** An event as it goes over the wire (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface Frame {
  readonly number: number;
  readonly type: string;
  readonly bytes: Buffer;
}

export const frameOf = (event: StoredEvent): Frame => {
  const body = eventBody(event);
  const text = `id: ${body.id}\nevent: ${event.type}\ndata: ${JSON.stringify(body)}\n\n`;
  return { number: event.number, type: event.type, bytes: Buffer.from(text) };
};

/** Several events that follow one another, as they are sent at once. */
export interface Batch {
  /** The number of the last of them. */
  readonly last: number;
  /** After one of them somebody may have lost what they had here. */
  readonly changesMembers: boolean;
  readonly bytes: Buffer;
}

/** Undefined where there are none. */
export const batchOf = (frames: readonly Frame[]): Batch | undefined => {
  const last = frames.at(-1)?.number;
  return last === undefined
    ? undefined
    : {
        last,
        changesMembers: frames.some(({ type }) => type.startsWith('member.')),
        bytes: Buffer.concat(frames.map(({ bytes }) => bytes)),
      };
};

/** How long a browser waits before it connects again. */
const RETRY_MS = 2000;

/**
 * What a stream begins with. A block without data is no event, but its id is kept by whoever reads it: a client that is
 * cut off before the first event still knows where to go on.
 */
export const openingFrame = (library: string, number: number): string =>
  `retry: ${RETRY_MS}\nid: ${eventId(library, number)}\n\n`;

/** Why a client has to load everything anew. */
export type ResyncReason = 'unknown' | 'too-old' | 'another-library';

export const resyncFrame = (library: string, number: number, reason: ResyncReason): string =>
  `id: ${eventId(library, number)}\nevent: resync\ndata: ${JSON.stringify({ reason })}\n\n`;

/** A comment: it keeps what lies between from taking the connection for dead. */
export const HEARTBEAT = ':\n\n';
