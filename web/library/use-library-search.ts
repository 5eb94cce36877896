import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

import { deviceStorage } from '../offline/safe-storage.ts';
import { validateLibrarySearch } from './library-search.ts';
import type { LibrarySearch, View } from './library-search.ts';

const STORAGE_KEY = 'tureen.library.view';

const getStoredView = (): View => (deviceStorage.read(STORAGE_KEY) === 'list' ? 'list' : 'grid');

export interface LibrarySearchState {
  readonly search: LibrarySearch;
  readonly view: View;
  readonly change: (search: LibrarySearch) => void;
  /** Changes the search text and keeps whatever else is active by then. */
  readonly find: (q: string) => void;
}

/** The search from the URL. The view is also remembered on this device. */
export const useLibrarySearch = (): LibrarySearchState => {
  const search = useSearch({ from: '/inside/' });
  const navigate = useNavigate();
  const change = useCallback(
    (next: LibrarySearch) => {
      if (next.view !== undefined) deviceStorage.write(STORAGE_KEY, next.view);
      // Replaces the history entry, since going back letter by letter would be useless.
      void navigate({ to: '/', search: next, replace: true, resetScroll: false });
    },
    [navigate],
  );
  const find = useCallback(
    (q: string) =>
      void navigate({
        to: '/',
        search: (now) => validateLibrarySearch({ ...now, q }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { search, view: search.view ?? getStoredView(), change, find };
};
