import type { QueryClient } from '@tanstack/react-query';

import { accountQuery } from './account.ts';
import { caller } from './client.ts';
import { LibraryEvents } from './library-events.ts';
import { pageVisibility } from './page-visibility.ts';
import { QueryRefresher } from './query-refresher.ts';
import { joinTabGroup } from './tab-group.ts';

/**
 * The last event of each library that the query cache reflects. Undefined if it is unknown, because the page started
 * with data of this device.
 */
const lastEventIds = new Map<string, string | undefined>();

/** Nothing is fetched before the account, so all data of this page is at least as recent as the account's event. */
const getStartId = (libraryId: string, client: QueryClient): string | undefined =>
  client.getQueryData(accountQuery.queryKey)?.last_event_ids[libraryId];

/**
 * Refreshes queries when the library changes, until the returned function is called. Events continue after the last one
 * that is known, so opening a stream refetches nothing by itself.
 */
export const followLibrary = (
  libraryId: string,
  client: QueryClient,
  { page, joinGroup } = { page: pageVisibility, joinGroup: joinTabGroup },
): (() => void) => {
  const refresher = new QueryRefresher(client, page);
  const events = new LibraryEvents({
    libraryId,
    lastEventId: lastEventIds.has(libraryId) ? lastEventIds.get(libraryId) : getStartId(libraryId, client),
    page,
    group: joinGroup(`tureen-events ${caller.userId} ${libraryId}`),
    handlers: {
      onChange: (resource) => refresher.refresh(resource),
      onMissed: () => refresher.refreshEverything(),
      onOpen: () => refresher.refreshOutdated(),
      // The session may have ended, or the user may have lost access to the library.
      onRefused: () => void client.invalidateQueries({ queryKey: accountQuery.queryKey }),
    },
  });
  return () => {
    lastEventIds.set(libraryId, events.stop());
    refresher.stop();
  };
};
