import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { recipesByIdQuery } from '../api/recipes.ts';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import type { Asked } from './plan-context.ts';
import { planWords } from './plan.words.ts';

export interface AskedRecipeProps {
  readonly id: string;
  readonly ask: (asked: Asked) => void;
  readonly onGone: () => void;
}

/** A recipe that came by the address and waits for its day: once its title is known, the day is asked for. */
export const AskedRecipe = ({ id, ask, onGone }: AskedRecipeProps) => {
  const words = useWords(planWords);
  const tell = useToast();
  const { data, error } = useQuery(recipesByIdQuery([id]));
  const recipe = data?.[0];
  const isGone = error !== null || data?.length === 0;
  useEffect(() => {
    if (recipe !== undefined) ask({ kind: 'recipe', recipe });
    if (!isGone) return;
    tell({ text: words.recipeGone });
    onGone();
    // Once for each recipe: what is asked in between is another matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [recipe, isGone]);
  return null;
};
