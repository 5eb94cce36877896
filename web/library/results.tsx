import { memo, useCallback, useEffect, useRef } from 'react';

import type { FoundRecipes } from '../api/recipes.ts';
import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { useFavorite } from './favorite.ts';
import { libraryWords } from './library.words.ts';
import { RecipeCard } from './recipe-card.tsx';
import type { CardActions, RecipeCardProps } from './recipe-card.tsx';
import type { Selection } from './selection.ts';
import './results.css';

/** Far enough ahead that who scrolls at a usual pace never sees an end. */
const AHEAD = '1600px';

type Shown = Omit<RecipeCardProps, 'recipe'>;

/** A hundred recipes. Pages out of sight are neither laid out nor painted, and one that is the same is not drawn anew. */
const ResultsPage = memo(({ page, ...shown }: Shown & { readonly page: FoundRecipes }) => (
  <ul className="results-page" data-view={shown.view}>
    {page.items.map((recipe) => (
      <RecipeCard key={recipe.id} recipe={recipe} {...shown} />
    ))}
  </ul>
));

ResultsPage.displayName = 'ResultsPage';

export interface ResultsProps extends Omit<Shown, keyof CardActions> {
  readonly pages: readonly FoundRecipes[];
  readonly isLoading: boolean;
  /** Why the next page could not be read: then it is asked for by a press, and not again and again by itself. */
  readonly failure: Error | undefined;
  /** Reads the next page; undefined where there is none. */
  readonly onMore: (() => void) | undefined;
}

/** What was found, page by page as one scrolls. */
export const Results = ({ pages, isLoading, failure, onMore, ...shown }: ResultsProps) => {
  const words = useWords(libraryWords);
  const onFavorite = useFavorite();
  const onChoose = useChoosing(pages, shown.selection);
  const end = useReaching(isLoading || failure !== undefined ? undefined : onMore);
  return (
    <>
      {pages.map((page, index) => (
        // The pages of one find keep their places; what moves are the recipes in them.
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

/** Chooses one, or all up to it. The same function for as long as the list lives, so that no card is drawn anew. */
const useChoosing = (pages: readonly FoundRecipes[], selection: Selection): CardActions['onChoose'] => {
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
    for (const page of pages) selection.renew(page.items);
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

/** Calls when the end of the list comes near. */
const useReaching = (onReach: (() => void) | undefined) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || onReach === undefined) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) onReach();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return end;
};
