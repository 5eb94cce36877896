import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';

import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { setFavorite } from '../recipe.api.ts';
import { actionsWords } from './actions.words.ts';
import './favorite-button.css';

/** Optimistic; a toast reports a failure. */
export const FavoriteButton = ({ entry: { id, favorite } }: { readonly entry: RecipeEntry }) => {
  const words = useWords(actionsWords);
  const showToast = useToast();
  const client = useQueryClient();
  const { queryKey } = recipeQuery(id);
  const show = (wanted: boolean): void =>
    void client.setQueryData(queryKey, (known) => known && { ...known, favorite: wanted });
  const { mutate } = useMutation({
    mutationFn: (wanted: boolean) => setFavorite(id, wanted),
    // In sequence, so that the last press wins.
    scope: { id: `favorite-${id}` },
    onMutate: show,
    onError: (_, wanted) => {
      show(!wanted);
      showToast({ text: words.favoriteFailed });
    },
    // Favorites are personal, so there is no event for them.
    onSuccess: () => client.invalidateQueries({ queryKey: ['recipe', 'list'] }),
  });
  return (
    <button
      type="button"
      className="button button-icon favorite-button"
      data-look="quiet"
      aria-pressed={favorite}
      aria-label={words.favorite}
      title={words.favorite}
      onClick={() => mutate(!favorite)}
    >
      <Heart aria-hidden />
    </button>
  );
};
