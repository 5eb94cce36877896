import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { listsQuery } from './shopping.api.ts';
import { shownLists } from './shown-lists.ts';
import { useOwnChanges } from './use-shown-list.ts';

/** The lists of the library, and those that are on this device only. Undefined while nothing is known of them. */
export const useShownLists = () => {
  const { data, error, refetch } = useQuery(listsQuery);
  const changes = useOwnChanges();
  const lists = useMemo(() => {
    const shown = shownLists(data ?? [], changes);
    return data === undefined && shown.length === 0 ? undefined : shown;
  }, [data, changes]);
  return { lists, error: lists === undefined ? error : null, retry: () => void refetch() };
};
