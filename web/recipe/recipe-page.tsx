import { Link, getRouteApi } from '@tanstack/react-router';

import { hasCode } from '../api/problem.ts';
import { LinkButton } from '../design/link-button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { useScaledView } from './scaled-view/use-scaled-view.ts';
import { RecipeView } from './recipe-view.tsx';
import { recipeWords } from './recipe.words.ts';

const route = getRouteApi('/inside/recipes/$recipeId');

/** A recipe, for reading and cooking. */
export const RecipePage = () => {
  const words = useWords(recipeWords);
  const { recipeId } = route.useParams();
  const search = route.useSearch();
  const { shown, error, retry } = useScaledView(recipeId, search);
  if (shown !== undefined) return <RecipeView key={recipeId} shown={shown} search={search} />;
  if (hasCode(error, 'recipe-not-found')) {
    return (
      <EmptyState title={words.missing} action={<LinkButton to="/">{words.recipes}</LinkButton>}>
        {error.problem.detail}
      </EmptyState>
    );
  }
  if (error === null) return <Loading label={words.loading} />;
  return (
    <Page title="" back={<Link to="/">{words.recipes}</Link>}>
      <ProblemNotice error={error} onRetry={retry} />
    </Page>
  );
};
