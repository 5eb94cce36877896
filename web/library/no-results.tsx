import { CookingPot, SearchX } from 'lucide-react';

import { usePermissions } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { EmptyState } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { getFilters, validateLibrarySearch } from './library-search.ts';
import type { LibrarySearch } from './library-search.ts';
import { libraryWords } from './library.words.ts';

export interface NoResultsProps {
  readonly search: LibrarySearch;
  readonly onChange: (search: LibrarySearch) => void;
}

/** Shown in place of the list: no matches, or no recipes yet. */
export const NoResults = ({ search, onChange }: NoResultsProps) => {
  const words = useWords(libraryWords);
  const permissions = usePermissions();
  if (search.q !== undefined || getFilters(search).length > 0) {
    const { sort, view } = search;
    return (
      <EmptyState
        title={words.nothingTitle}
        icon={<SearchX aria-hidden />}
        action={<Button onPress={() => onChange(validateLibrarySearch({ sort, view }))}>{words.showAll}</Button>}
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
        permissions.canEdit && (
          <div className="library-begin">
            <LinkButton to="/recipes/new" variant="primary">
              {words.newRecipe}
            </LinkButton>
            <LinkButton to="/import">{words.import}</LinkButton>
          </div>
        )
      }
    >
      {permissions.canEdit ? words.emptyText : words.emptyForViewer}
    </EmptyState>
  );
};
