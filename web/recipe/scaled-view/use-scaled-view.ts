import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import type { RecipeDocument } from '../document.ts';
import { scaledQuery } from '../recipe.api.ts';
import type { RecipeSearch } from '../recipe-search.ts';
import { createScaledView } from './scaled-view.ts';
import type { ViewSize } from './ingredient-line.ts';
import type { ScaledView } from './scaled-view.ts';

export interface DisplayedRecipe {
  readonly entry: RecipeEntry;
  /** As shown: scaled and converted. */
  readonly document: RecipeDocument;
  readonly view: ScaledView;
  /** The exact factor. */
  readonly scale: string;
  readonly size: ViewSize;
  /** Another size is loading; this is the previous one. */
  readonly isUpdating: boolean;
  /** Why the requested size cannot be shown. */
  readonly scalingError: unknown;
}

export interface ScaledViewState {
  readonly shown: DisplayedRecipe | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * A recipe at the size the URL asks for. The original size shows as soon as the recipe is loaded; other sizes are
 * waited for, since numbers that change while being read are worse than none.
 */
export const useScaledView = (id: string, search: RecipeSearch): ScaledViewState => {
  const { data: entry, error, refetch } = useQuery(recipeQuery(id));
  const scaled = useQuery(scaledQuery(id, search));
  const isAsked = search.servings !== undefined || search.scale !== undefined || search.convention !== undefined;
  const isReady = entry !== undefined && (!isAsked || scaled.data !== undefined || scaled.error !== null);
  // A scaled view of another revision is being refetched.
  const sized = scaled.error === null ? scaled.data : undefined;
  const shown = useMemo(() => {
    if (!isReady) return undefined;
    const document: RecipeDocument = sized?.recipe ?? entry.recipe;
    const scale = sized?.scale ?? '1';
    const unscaled = !isAsked || search.convention === undefined ? 'as-written' : 'converted';
    const size: ViewSize = scale === '1' ? unscaled : 'scaled';
    return {
      entry,
      document,
      view: createScaledView(document, sized?.made_by ?? entry.made_by, size),
      scale,
      size,
      isUpdating: scaled.isPlaceholderData,
      scalingError: scaled.error,
    };
  }, [isReady, entry, sized, isAsked, search.convention, scaled.isPlaceholderData, scaled.error]);
  return { shown, error, retry: () => void refetch() };
};
