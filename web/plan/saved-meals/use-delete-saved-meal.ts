import { useQueryClient } from '@tanstack/react-query';

import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { failureWords } from '../../parts/failure.words.ts';
import { toDishInput } from '../dishes/dishes.ts';
import { describeMealFailure } from '../meals/meal-failure.ts';
import { planWords } from '../plan.words.ts';
import { createSavedMeal, deleteSavedMeal, savedMealsQuery } from './saved-meal.api.ts';
import type { SavedMeal } from './saved-meal.api.ts';
import { savedMealsWords } from './saved-meals.words.ts';

/** Deletes a saved meal at once, with an undo. */
export const useDeleteSavedMeal = (): ((saved: SavedMeal) => Promise<void>) => {
  const client = useQueryClient();
  const showToast = useToast();
  const words = useWords(savedMealsWords);
  const common = { ...useWords(failureWords), ...useWords(planWords) };
  const { queryKey } = savedMealsQuery;

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showToast({ text: describeMealFailure(error, common) });
    }
    await client.invalidateQueries({ queryKey });
  };

  return (saved) =>
    attempt(async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== saved.id));
      await deleteSavedMeal(saved);
      const { name, notes } = saved;
      const restore = () => createSavedMeal({ name, notes, dishes: saved.dishes.map(toDishInput) });
      showToast({ text: words.removed(name), action: { label: words.undo, onPress: () => void attempt(restore) } });
    });
};
