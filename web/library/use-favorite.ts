import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';

import { send } from '../api/client.ts';
import { recipeQuery } from '../api/recipes.ts';
import type { FoundRecipes, RecipeSummary } from '../api/recipes.ts';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { libraryWords } from './library.words.ts';

type FoundPages = InfiniteData<FoundRecipes>;

/** A page without the recipe stays the same object and does not re-render. */
const withFavorite = (found: FoundPages, id: string, favorite: boolean): FoundPages => ({
  ...found,
  pages: found.pages.map((page) =>
    page.items.some((recipe) => recipe.id === id)
      ? { ...page, items: page.items.map((recipe) => (recipe.id === id ? { ...recipe, favorite } : recipe)) }
      : page,
  ),
});

const isFoundPages = (data: unknown): data is FoundPages =>
  typeof data === 'object' && data !== null && 'pages' in data;

/** Toggles a favorite optimistically and rolls it back if the service refuses. */
export const useFavorite = (): ((recipe: RecipeSummary) => void) => {
  const client = useQueryClient();
  const showToast = useToast();
  const words = useWords(libraryWords);
  return useCallback(
    ({ id, favorite }) => {
      const show = (value: boolean): void => {
        client.setQueriesData({ queryKey: ['recipe', 'list'] }, (data: unknown) =>
          isFoundPages(data) ? withFavorite(data, id, value) : data,
        );
        // There is no event for favorites, so the recipe itself has to be updated too.
        client.setQueryData(recipeQuery(id).queryKey, (known) => known && { ...known, favorite: value });
      };
      show(!favorite);
      // In sequence, together with the button on the recipe page, so that the last press wins.
      const sending = new MutationObserver(client, {
        mutationFn: () => send('PUT', `/recipes/${id}/favorite`, { body: { favorite: !favorite } }),
        scope: { id: `favorite-${id}` },
      });
      sending.mutate().catch(() => {
        show(favorite);
        showToast({ text: words.favoriteFailed });
      });
    },
    [client, showToast, words],
  );
};
