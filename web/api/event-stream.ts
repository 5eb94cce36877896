import type { ServiceEvent } from '../../src/domains/events/index.ts';
import type { LibraryEventType } from '../../src/domains/webhooks/index.ts';
import type { ChangedResource } from './changed-resources.ts';
import { buildUrl } from './client.ts';

/** Listed by name, because an EventSource only delivers the event types it has listeners for. */
const EVENT_TYPES: Readonly<Record<LibraryEventType, true>> = {
  'recipe.created': true,
  'recipe.updated': true,
  'recipe.trashed': true,
  'recipe.restored': true,
  'recipe.purged': true,
  'recipe.organized': true,
  'tag.created': true,
  'tag.updated': true,
  'tag.deleted': true,
  'facet.created': true,
  'facet.updated': true,
  'facet.deleted': true,
  'book.created': true,
  'book.updated': true,
  'book.deleted': true,
  'shopping-list.created': true,
  'shopping-list.updated': true,
  'shopping-list.deleted': true,
  'pantry.updated': true,
  'meal.created': true,
  'meal.updated': true,
  'meal.deleted': true,
  'saved-meal.created': true,
  'saved-meal.updated': true,
  'saved-meal.deleted': true,
  'import-preview.updated': true,
  'import-preview.committed': true,
  'job.updated': true,
  'library.updated': true,
  'member.added': true,
  'member.changed': true,
  'member.removed': true,
  'webhook.paused': true,
};

const MAX_BACKOFF_MS = 60_000;

export interface EventStreamHandlers {
  /** Called whenever a connection opens, with whether it continues after a known event. */
  readonly onOpen: (isResumed: boolean) => void;
  readonly onEvent: (eventId: string, resource: ChangedResource) => void;
  /** Events were missed and cannot be replayed. */
  readonly onResync: (eventId: string) => void;
  /** The service refused the stream; it is opened again later. */
  readonly onRefused: () => void;
}

/**
 * Opens the event stream of a library, after the event that `getLastEventId` returns. The browser reconnects after the
 * five minutes that the service keeps a connection open; if it gives up, a new stream is opened with backoff. Returns a
 * function that closes it.
 */
export const openEventStream = (
  libraryId: string,
  getLastEventId: () => string | undefined,
  { onOpen, onEvent, onResync, onRefused }: EventStreamHandlers,
): (() => void) => {
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const handleEvent = ({ data, lastEventId }: MessageEvent<string>): void =>
    onEvent(lastEventId, (JSON.parse(data) as ServiceEvent).resource);
  const open = (): void => {
    const startId = getLastEventId();
    let isResumed = startId !== undefined;
    stream = new EventSource(buildUrl('/events', { library: libraryId, last_event_id: startId }));
    stream.addEventListener('open', () => {
      failures = 0;
      onOpen(isResumed);
      // The browser sends the id that the first connection started with.
      isResumed = true;
    });
    stream.addEventListener('resync', ({ lastEventId }) => onResync(lastEventId));
    for (const type of Object.keys(EVENT_TYPES)) stream.addEventListener(type, handleEvent);
    stream.addEventListener('error', () => {
      if (stream?.readyState !== EventSource.CLOSED) return;
      failures += 1;
      onRefused();
      timer = setTimeout(open, Math.min(MAX_BACKOFF_MS, 1000 * 2 ** failures));
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stream?.close();
  };
};
