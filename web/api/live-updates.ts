import type { QueryClient } from '@tanstack/react-query';

import type { ServiceEvent } from '../../src/domains/events/index.ts';
import type { LibraryEventType } from '../../src/domains/webhooks/index.ts';
import { buildUrl } from './client.ts';
import { QueryRefresher } from './query-refresher.ts';

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

/**
 * Follows the changes of a library until the returned function is called. The browser reconnects after the five minutes
 * that the service keeps a connection open, and sends the last event id; if it gives up, a new stream is opened with
 * backoff. A new stream refetches everything, since the changes before it are unknown.
 */
export const followLibrary = (libraryId: string, client: QueryClient): (() => void) => {
  const refresher = new QueryRefresher(client);
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const reload = (): void => refresher.refreshEverything();
  const handleMessage = ({ data }: MessageEvent<string>): void =>
    refresher.refresh((JSON.parse(data) as ServiceEvent).resource);
  const open = (): void => {
    stream = new EventSource(buildUrl('/events', { library: libraryId }));
    stream.addEventListener('open', reload, { once: true });
    stream.addEventListener('open', () => (failures = 0));
    stream.addEventListener('resync', reload);
    for (const type of Object.keys(EVENT_TYPES)) stream.addEventListener(type, handleMessage);
    stream.addEventListener('error', () => {
      if (stream?.readyState !== EventSource.CLOSED) return;
      failures += 1;
      // The stream may have been refused: the session ended, or the user lost access to the library.
      void client.invalidateQueries({ queryKey: ['account'] });
      timer = setTimeout(open, Math.min(MAX_BACKOFF_MS, 1000 * 2 ** failures));
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stream?.close();
    refresher.stop();
  };
};
