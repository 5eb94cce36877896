import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Import, Plus } from 'lucide-react';
import { Suspense, lazy, useDeferredValue, useEffect, useState } from 'react';

import { usePermissions } from '../api/account.ts';
import { findRecipesQuery } from '../api/recipes.ts';
import { LinkButton } from '../design/link-button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Loading, Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { rememberSearch } from '../parts/last-search.ts';
import { ActiveFilters } from './active-filters.tsx';
import { LibrarySearchField } from './library-search-field.tsx';
import { toCriteria } from './library-search.ts';
import { LibraryToolbar } from './library-toolbar.tsx';
import { libraryWords } from './library.words.ts';
import { NoResults } from './no-results.tsx';
import { Results } from './results.tsx';
import { Selection } from './selection.ts';
import { useLibrarySearch } from './use-library-search.ts';
import './library-page.css';

// Not on the first screen, so not in the first bundle.
const Filters = lazy(async () => ({ default: (await import('./filters/filters.tsx')).Filters }));
const SelectionBar = lazy(async () => ({ default: (await import('./bulk/selection-bar.tsx')).SelectionBar }));

/** Outside the component, so that the selection survives visiting another page. */
const selection = new Selection();

/** The recipes of the library, the first page users see. */
export const LibraryPage = () => {
  const words = useWords(libraryWords);
  const permissions = usePermissions();
  const { search, view, change, find: findWords } = useLibrarySearch();
  const [isSelecting, setSelecting] = useState(() => selection.getSelected().size > 0);
  const [isFiltering, setFiltering] = useState(false);
  const find = toCriteria(search);
  useEffect(() => rememberSearch(toCriteria(search)), [search]);
  const query = useInfiniteQuery({ ...findRecipesQuery(find), placeholderData: keepPreviousData });
  const pages = useDeferredValue(query.data?.pages);
  const { total, total_at_least: isMore = false } = query.data?.pages[0] ?? {};

  const stopSelecting = (): void => {
    selection.clear();
    setSelecting(false);
  };
  return (
    <Page
      title={words.recipes}
      width="wide"
      className="library"
      actions={
        permissions.canEdit && (
          <>
            <LinkButton to="/import" icon={<Import aria-hidden />}>
              {words.import}
            </LinkButton>
            <LinkButton to="/recipes/new" variant="primary" icon={<Plus aria-hidden />}>
              {words.newRecipe}
            </LinkButton>
          </>
        )
      }
    >
      <div className="library-head">
        <LibrarySearchField q={search.q ?? ''} onFind={findWords} />
        <LibraryToolbar
          search={search}
          view={view}
          total={total}
          isMore={isMore}
          isSelecting={isSelecting}
          isFiltering={isFiltering}
          onChange={change}
          onFilter={() => setFiltering(!isFiltering)}
          onSelect={() => (isSelecting ? stopSelecting() : setSelecting(true))}
        />
        <ActiveFilters search={search} onChange={change} />
      </div>
      <div className="library-body">
        {isFiltering && (
          <Suspense>
            <Filters
              search={search}
              onChange={change}
              total={total}
              isMore={isMore}
              onClose={() => setFiltering(false)}
            />
          </Suspense>
        )}
        <div className="library-results" aria-busy={query.isPlaceholderData}>
          {query.isError && !query.isFetchNextPageError && (
            <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
          )}
          {query.isPending && <Loading label={words.loading} />}
          {total === 0 && <NoResults search={search} onChange={change} />}
          {pages !== undefined && total !== 0 && (
            <Results
              pages={pages}
              view={view}
              selection={selection}
              isSelecting={isSelecting}
              isLoading={query.isFetchingNextPage}
              failure={query.isFetchNextPageError ? query.error : undefined}
              onMore={query.hasNextPage && !query.isPlaceholderData ? () => void query.fetchNextPage() : undefined}
            />
          )}
        </div>
      </div>
      {isSelecting && (
        <Suspense>
          <SelectionBar selection={selection} loaded={pages ?? []} onDone={stopSelecting} />
        </Suspense>
      )}
    </Page>
  );
};
