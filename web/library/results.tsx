import { memo, useCallback, useEffect, useRef } from 'react';

import type { FoundRecipes } from '../api/recipes.ts';
import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { useFavorite } from './use-favorite.ts';
import { libraryWords } from './library.words.ts';
import { RecipeCard } from './recipe-card.tsx';
import type { CardActions, RecipeCardProps } from './recipe-card.tsx';
import type { Selection } from './selection.ts';
import './results.css';

/** Far enough ahead that normal scrolling never reaches the end. */
const PRELOAD_MARGIN = '1600px';

type CardProps = Omit<RecipeCardProps, 'recipe'>;

/** A page of a hundred recipes. Pages out of view skip layout and paint, and unchanged pages do not re-render. */
const ResultsPage = memo(({ page, ...shown }: CardProps & { readonly page: FoundRecipes }) => (
  <ul className="results-page" data-view={shown.view}>
    {page.items.map((recipe) => (
      <RecipeCard key={recipe.id} recipe={recipe} {...shown} />
    ))}
  </ul>
));

ResultsPage.displayName = 'ResultsPage';

export interface ResultsProps extends Omit<CardProps, keyof CardActions> {
  readonly pages: readonly FoundRecipes[];
  readonly isLoading: boolean;
  /** Why the next page failed to load: it is then loaded by a press instead of endless retries. */
  readonly failure: Error | undefined;
  /** Loads the next page; undefined if there is none. */
  readonly onMore: (() => void) | undefined;
}

/** The results, loaded page by page while scrolling. */
export const Results = ({ pages, isLoading, failure, onMore, ...shown }: ResultsProps) => {
  const words = useWords(libraryWords);
  const onFavorite = useFavorite();
  const onChoose = useSelectRecipe(pages, shown.selection);
  const end = useEndReached(isLoading || failure !== undefined ? undefined : onMore);
  return (
    <>
      {pages.map((page, index) => (
        // Pages of one search never move, only the recipes in them, so the index is a safe key.
        // oxlint-disable-next-line react/no-array-index-key
        <ResultsPage key={index} page={page} {...shown} onFavorite={onFavorite} onChoose={onChoose} />
      ))}
      <div ref={end} className="results-end">
        {failure !== undefined && !isLoading && <ProblemNotice error={failure} />}
        {onMore !== undefined && (
          <Button onPress={onMore} isPending={isLoading}>
            {isLoading ? words.loading : words.more}
          </Button>
        )}
      </div>
    </>
  );
};

/** Selects one recipe, or a range up to it. Stable, so that cards do not re-render. */
const useSelectRecipe = (pages: readonly FoundRecipes[], selection: Selection): CardActions['onChoose'] => {
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
    for (const page of pages) selection.update(page.items);
  }, [pages, selection]);
  return useCallback(
    (recipe, isRange) => {
      if (isRange)
        selection.extendTo(
          recipe,
          latest.current.flatMap(({ items }) => items),
        );
      else selection.toggle(recipe);
    },
    [selection],
  );
};

/** Calls `onReach` when the end of the list is near. */
const useEndReached = (onReach: (() => void) | undefined) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || onReach === undefined) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) onReach();
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return end;
};
