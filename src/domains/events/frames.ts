import { toEventBody, formatEventId } from '../../platform/outbox/event.ts';
import type { StoredEvent } from '../../platform/outbox/event.ts';

/** An event in wire format (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface Frame {
  readonly number: number;
  readonly type: string;
  readonly bytes: Buffer;
}

export const frameOf = (event: StoredEvent): Frame => {
  const body = toEventBody(event);
  const text = `id: ${body.id}\nevent: ${event.type}\ndata: ${JSON.stringify(body)}\n\n`;
  return { number: event.number, type: event.type, bytes: Buffer.from(text) };
};

/** Consecutive events that are sent in one write. */
export interface Batch {
  /** Number of the last event in the batch. */
  readonly last: number;
  /** The batch contains a change of members, so readers may have lost access. */
  readonly changesMembers: boolean;
  readonly bytes: Buffer;
}

/** Returns undefined for an empty list. */
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

/** How long a browser waits before it reconnects. */
const RETRY_MS = 2000;

/**
 * The first frame of a stream. A block without data dispatches no event, but clients remember its id: one that is
 * disconnected before the first event still knows where to resume.
 */
export const openingFrame = (library: string, number: number): string =>
  `retry: ${RETRY_MS}\nid: ${formatEventId(library, number)}\n\n`;

/** Why a client has to reload everything. */
export type ResyncReason = 'unknown' | 'too-old' | 'another-library';

export const resyncFrame = (library: string, number: number, reason: ResyncReason): string =>
  `id: ${formatEventId(library, number)}\nevent: resync\ndata: ${JSON.stringify({ reason })}\n\n`;

/** An SSE comment that keeps proxies from closing an idle connection. */
export const HEARTBEAT = ':\n\n';
