import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import type { RecipeDocument } from '../document.ts';
import { scaledQuery } from '../recipe.api.ts';
import type { RecipeSearch } from '../recipe-search.ts';
import { readingOf } from './reading.ts';
import type { Size } from './line.ts';
import type { Reading } from './reading.ts';

export interface ShownRecipe {
  readonly entry: RecipeEntry;
  /** As it is shown: scaled, and in the measures that were asked for. */
  readonly document: RecipeDocument;
  readonly reading: Reading;
  /** By how much, exactly. */
  readonly scale: string;
  readonly size: Size;
  /** Another size is on its way; this is the last one. */
  readonly isUpdating: boolean;
  /** The size that was asked for cannot be shown. */
  readonly scalingError: unknown;
}

export interface ReadingState {
  readonly shown: ShownRecipe | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * A recipe in the size that the address asks for. As written it is there as soon as the recipe is; other sizes are
 * waited for, since numbers that change under the eye are worse than none.
 */
export const useReading = (id: string, search: RecipeSearch): ReadingState => {
  const { data: entry, error, refetch } = useQuery(recipeQuery(id));
  const scaled = useQuery(scaledQuery(id, search));
  const isAsked = search.servings !== undefined || search.scale !== undefined || search.convention !== undefined;
  const isReady = entry !== undefined && (!isAsked || scaled.data !== undefined || scaled.error !== null);
  // A scaled reading of another revision than the one that is shown is on its way to be read again.
  const sized = scaled.error === null ? scaled.data : undefined;
  const shown = useMemo(() => {
    if (!isReady) return undefined;
    const document: RecipeDocument = sized?.recipe ?? entry.recipe;
    const scale = sized?.scale ?? '1';
    const unscaled = !isAsked || search.convention === undefined ? 'as-written' : 'converted';
    const size: Size = scale === '1' ? unscaled : 'scaled';
    return {
      entry,
      document,
      reading: readingOf(document, sized?.made_by ?? entry.made_by, size),
      scale,
      size,
      isUpdating: scaled.isPlaceholderData,
      scalingError: scaled.error,
    };
  }, [isReady, entry, sized, isAsked, search.convention, scaled.isPlaceholderData, scaled.error]);
  return { shown, error, retry: () => void refetch() };
};
