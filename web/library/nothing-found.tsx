import { CookingPot, SearchX } from 'lucide-react';

import { useMay } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { EmptyState } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { filtersIn, librarySearch } from './library-search.ts';
import type { LibrarySearch } from './library-search.ts';
import { libraryWords } from './library.words.ts';

export interface NothingFoundProps {
  readonly search: LibrarySearch;
  readonly onChange: (search: LibrarySearch) => void;
}

/** Shown in place of the list: no matches, or no recipes yet. */
export const NothingFound = ({ search, onChange }: NothingFoundProps) => {
  const words = useWords(libraryWords);
  const may = useMay();
  if (search.q !== undefined || filtersIn(search).length > 0) {
    const { sort, view } = search;
    return (
      <EmptyState
        title={words.nothingTitle}
        icon={<SearchX aria-hidden />}
        action={<Button onPress={() => onChange(librarySearch({ sort, view }))}>{words.showAll}</Button>}
      >
        {words.nothingText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words.emptyTitle}
      icon={<CookingPot aria-hidden />}
      action={
        may.edit && (
          <div className="library-begin">
            <LinkButton to="/recipes/new" look="primary">
              {words.newRecipe}
            </LinkButton>
            <LinkButton to="/import">{words.import}</LinkButton>
          </div>
        )
      }
    >
      {may.edit ? words.emptyText : words.emptyForViewer}
    </EmptyState>
  );
};
