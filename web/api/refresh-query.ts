import type { Query } from '@tanstack/react-query';

/** Joins the fetch in flight, or starts one. A failure is in the state of the query. */
const fetchOrJoin = (query: Query): Promise<unknown> =>
  query.fetch(undefined, { cancelRefetch: false }).catch(() => undefined);

const isShown = (query: Query): boolean => query.isActive() && !query.isStatic();

/**
 * Fetches a query that is shown once more, and marks any other as stale. A response in flight may be older than the
 * change, but aborting it would starve a long list while changes keep coming, so it is awaited first.
 *
 * An infinite list refetches the pages that are loaded, in sequence. Their cursors depend on each other: refetching only
 * the visible ones would show recipes twice or not at all where the pages meet.
 */
export const refreshQuery = async (query: Query): Promise<void> => {
  if (query.state.fetchStatus !== 'idle') await fetchOrJoin(query);
  query.invalidate();
  let wasReplaced = true;
  while (wasReplaced && isShown(query)) {
    await fetchOrJoin(query);
    // Scrolling to the next page cancels the refresh of the others.
    wasReplaced = query.state.fetchMeta?.fetchMore !== undefined;
  }
};
