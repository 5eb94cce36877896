import type { Query, QueryClient } from '@tanstack/react-query';

const isFirstFetch = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && state.data === undefined;

/**
 * Refetches active queries and marks the others stale. The first response of a query that is still loading may be older
 * than the change, so it is awaited and fetched again.
 */
export const refetchQueries = async (
  client: QueryClient,
  isAffected: (key: readonly unknown[]) => boolean = () => true,
): Promise<void> => {
  const predicate = ({ queryKey }: Query): boolean => isAffected(queryKey);
  const onTheirWay = client.getQueryCache().findAll({ predicate }).filter(isFirstFetch);
  const others = client.invalidateQueries({ predicate: (query) => predicate(query) && !onTheirWay.includes(query) });
  await Promise.allSettled(onTheirWay.map(async ({ promise }) => promise));
  await Promise.all([others, client.invalidateQueries({ predicate: (query) => onTheirWay.includes(query) })]);
};
