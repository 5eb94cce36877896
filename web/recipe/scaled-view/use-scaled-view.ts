import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import type { RecipeDocument } from '../document.ts';
import { scaledQuery } from '../recipe.api.ts';
import type { ShownConvention } from '../../parts/convention.words.ts';
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
  readonly convention: ShownConvention;
  /** Another size is loading; this is the previous one. */
  readonly isUpdating: boolean;
  /** Why the requested size cannot be shown. */
  readonly scalingError: unknown;
  readonly retryScaling: () => void;
}

export interface ScaledViewState {
  readonly shown: DisplayedRecipe | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Both requests are usually answered within this time, so that nothing moves after the recipe appears. */
const MAX_WAIT_MS = 300;

/** Whether something has been waited for for too long. */
const useIsOverdue = (isWaiting: boolean): boolean => {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setOverdue(true), MAX_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isWaiting]);
  return isWaiting && isOverdue;
};

/**
 * A recipe at the size the URL asks for, as the service reads it: amounts, ingredients of steps, times. The original
 * size can also be shown as plain text, so it does not wait for a slow or failing answer. Other sizes are waited for,
 * since numbers that change while being read are worse than none.
 */
export const useScaledView = (id: string, search: RecipeSearch): ScaledViewState => {
  const { data: entry, error, refetch } = useQuery(recipeQuery(id));
  const scaled = useQuery(scaledQuery(id, search));
  const isAsked = search.servings !== undefined || search.scale !== undefined || search.convention !== undefined;
  const isAnswered = scaled.data !== undefined || scaled.error !== null;
  const isOverdue = useIsOverdue(entry !== undefined && !isAnswered);
  const isPlainEnough = !isAsked && (isOverdue || scaled.failureCount > 0);
  const isReady = entry !== undefined && (isAnswered || isPlainEnough);
  // A scaled view of another revision is being refetched.
  const sized = scaled.error === null ? scaled.data : undefined;
  const { isPlaceholderData, error: scalingError, refetch: retryScaling } = scaled;
  const shown = useMemo(() => {
    if (!isReady) return undefined;
    const document: RecipeDocument = sized?.recipe ?? entry.recipe;
    const scale = sized?.scale ?? '1';
    const convention = sized?.convention ?? 'as-written';
    const unscaled = convention === 'as-written' ? 'as-written' : 'converted';
    const size: ViewSize = scale === '1' ? unscaled : 'scaled';
    return {
      entry,
      document,
      view: createScaledView(document, sized?.made_by ?? entry.made_by, size),
      scale,
      size,
      convention,
      isUpdating: isPlaceholderData,
      scalingError,
      retryScaling: () => void retryScaling(),
    };
  }, [isReady, entry, sized, isPlaceholderData, scalingError, retryScaling]);
  return { shown, error, retry: () => void refetch() };
};
