import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

import { librarySearch } from './library-search.ts';
import type { LibrarySearch, View } from './library-search.ts';

const KEPT = 'tureen.library.view';

const keptView = (): View => (localStorage.getItem(KEPT) === 'list' ? 'list' : 'grid');

export interface Finding {
  readonly search: LibrarySearch;
  readonly view: View;
  readonly change: (search: LibrarySearch) => void;
  /** Looks for other words, with whatever else is in force by then. */
  readonly find: (q: string) => void;
}

/** What is looked for, as the address holds it. The view is remembered on this device, too. */
export const useLibrarySearch = (): Finding => {
  const search = useSearch({ from: '/inside/' });
  const navigate = useNavigate();
  const change = useCallback(
    (next: LibrarySearch) => {
      if (next.view !== undefined) localStorage.setItem(KEPT, next.view);
      // In place: nobody wants to go back letter by letter.
      void navigate({ to: '/', search: next, replace: true, resetScroll: false });
    },
    [navigate],
  );
  const find = useCallback(
    (q: string) =>
      void navigate({ to: '/', search: (now) => librarySearch({ ...now, q }), replace: true, resetScroll: false }),
    [navigate],
  );
  return { search, view: search.view ?? keptView(), change, find };
};
