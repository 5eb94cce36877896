import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';

import { recipeQuery } from '../../api/recipes.ts';
import { ProblemNotice } from '../../design/notice.tsx';
import { Loading, Page } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { historyWords } from './history.words.ts';
import { RevisionList } from './revision-list.tsx';
import { RevisionView } from './revision-view.tsx';
import { revisionsQuery } from '../recipe.api.ts';
import './history-page.css';

const route = getRouteApi('/inside/recipes/$recipeId/history');

/** The revisions of a recipe, and restoring one. */
export const HistoryPage = () => {
  const words = useWords(historyWords);
  const { recipeId } = route.useParams();
  const { revision, beside } = route.useSearch();
  const { data: entry, error: entryError, refetch: readEntry } = useQuery(recipeQuery(recipeId));
  const { data: revisions, error: listError, refetch: readList } = useQuery(revisionsQuery(recipeId));
  const error = entryError ?? listError;
  const back = (
    <Link to="/recipes/$recipeId" params={{ recipeId }}>
      {entry?.recipe.title}
    </Link>
  );
  const chosen = revision ?? revisions?.[0]?.revision;
  return (
    <Page title={words.history} back={back} lead={words.lead}>
      {error !== null && (
        <ProblemNotice
          error={error}
          onRetry={() => {
            void readEntry();
            void readList();
          }}
        />
      )}
      {error === null && (entry === undefined || revisions === undefined) && <Loading label={words.loading} />}
      {entry !== undefined && revisions !== undefined && chosen !== undefined && (
        <div className="history-page">
          <RevisionList recipeId={recipeId} revisions={revisions} chosen={chosen} />
          <RevisionView key={chosen} entry={entry} revision={chosen} beside={beside} />
        </div>
      )}
    </Page>
  );
};
