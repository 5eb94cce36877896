import type { Query, QueryClient } from '@tanstack/react-query';

const isFirstReading = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && state.data === undefined;

/**
 * Refetches active queries and marks the others stale. The first response of a query that is still loading may be older
 * than the change, so it is awaited and fetched again.
 */
export const readAgain = async (
  client: QueryClient,
  isConcerned: (key: readonly unknown[]) => boolean = () => true,
): Promise<void> => {
  const predicate = ({ queryKey }: Query): boolean => isConcerned(queryKey);
  const onTheirWay = client.getQueryCache().findAll({ predicate }).filter(isFirstReading);
  const others = client.invalidateQueries({ predicate: (query) => predicate(query) && !onTheirWay.includes(query) });
  await Promise.allSettled(onTheirWay.map(async ({ promise }) => promise));
  await Promise.all([others, client.invalidateQueries({ predicate: (query) => onTheirWay.includes(query) })]);
};
