import type { QueryClient } from '@tanstack/react-query';

import type { ServiceEvent } from '../../src/domains/events/index.ts';
import type { LibraryEventType } from '../../src/domains/webhooks/index.ts';
import { buildUrl } from './client.ts';
import { refetchQueries } from './refetch-queries.ts';

/**
 * Every query key is `[noun, 'list' | id, …]` with the nouns that events use for resources. A change of a recipe
 * refetches that recipe, the lists of recipes, and the nouns here that show recipes.
 */
const DEPENDENT_NOUNS: Readonly<Record<string, readonly string[]>> = {
  recipe: ['book', 'meal', 'saved-meal', 'library'],
  tag: ['recipe'],
  facet: ['recipe'],
  book: ['recipe'],
  'pantry-entry': ['recipe'],
  // Its settings determine how amounts are shown, and what an import asks.
  library: ['account', 'recipe', 'import-preview'],
  member: ['account', 'library'],
};

const isAffected = (key: readonly unknown[], type: string, id: string): boolean => {
  const [noun, of] = key;
  if (noun === type) return of === undefined || of === 'list' || of === id;
  return (DEPENDENT_NOUNS[type] ?? []).some((shown) => shown === noun);
};

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

/** An import causes hundreds of events per second: after the first, the following ones are batched. */
const BATCH_MS = 300;

/** Refetches the queries that events affect. */
class EventRefresher {
  readonly #client: QueryClient;
  #waiting: ServiceEvent['resource'][] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  handle({ resource }: ServiceEvent): void {
    this.#waiting.push(resource);
    if (this.#timer !== undefined) return;
    this.#refresh();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#waiting.length > 0) this.#refresh();
    }, BATCH_MS);
  }

  #refresh(): void {
    const changed = this.#waiting;
    this.#waiting = [];
    void refetchQueries(this.#client, (key) => changed.some(({ type, id }) => isAffected(key, type, id)));
  }
}

const MAX_BACKOFF_MS = 60_000;

/**
 * Follows the changes of a library until the returned function is called. The browser reconnects after the five minutes
 * that the service keeps a connection open, and sends the last event id; if it gives up, a new stream is opened with
 * backoff. A new stream refetches everything, since the changes before it are unknown.
 */
export const followLibrary = (libraryId: string, client: QueryClient): (() => void) => {
  const refresher = new EventRefresher(client);
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const reload = (): void => void refetchQueries(client);
  const handleMessage = ({ data }: MessageEvent<string>): void => refresher.handle(JSON.parse(data) as ServiceEvent);
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
  };
};
