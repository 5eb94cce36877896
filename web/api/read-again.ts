import type { Query, QueryClient } from '@tanstack/react-query';

const isFirstReading = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && state.data === undefined;

/**
 * Reads again what is on the screen, and lets everything else be read again when it is. A first answer that is still on
 * its way may be older than the change: it is waited for, and asked for once more.
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
