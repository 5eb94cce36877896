import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';

import type { MealInput } from '../../../src/domains/meals/index.ts';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { failureWords } from '../../parts/failure.words.ts';
import { copyDishes, toDishInput, hasContent } from '../dishes/dishes.ts';
import type { Dish } from '../dishes/dishes.ts';
import { describeMealFailure } from './meal-failure.ts';
import { copyMeal, createMeal, deleteMeal, replaceMeal } from './meal.api.ts';
import { hideMeal, cancelMealQueries, refetchMeals, showMeal } from './meal-cache.ts';
import { planWords } from '../plan.words.ts';
import { saveMealCopy, planSavedMeal } from '../saved-meals/saved-meal.api.ts';
import type { SavedMeal } from '../saved-meals/saved-meal.api.ts';
import type { Meal, MealTime } from '../meal-time.ts';
import { useDisplayNames } from './use-display-names.ts';

/** An error text, or undefined on success. */
export type Outcome = Promise<string | undefined>;

/** Changes made by dragging or from a menu. Each is shown at once and rolled back on failure. */
export interface MealChanges {
  readonly move: (meal: Meal, to: MealTime) => Outcome;
  readonly copy: (meal: Meal, to: MealTime) => Outcome;
  readonly remove: (meal: Meal) => Outcome;
  /** Saves its dishes as a meal that can be planned again. */
  readonly saveCopy: (meal: Meal) => Outcome;
  readonly addRecipe: (recipe: { readonly id: string; readonly title: string }, to: MealTime) => Outcome;
  /** Something without a recipe. */
  readonly addPlain: (name: string, to: MealTime) => Outcome;
  readonly addSaved: (saved: SavedMeal, to: MealTime) => Outcome;
  /** Switches the dish to the latest revision of its recipe. */
  readonly switchToLatest: (meal: Meal, dish: Dish) => Outcome;
}

const toMealInput = (meal: Pick<Meal, 'date' | 'slot' | 'name' | 'notes' | 'dishes'>): MealInput => ({
  date: meal.date,
  slot: meal.slot,
  name: meal.name,
  notes: meal.notes,
  dishes: meal.dishes.map(toDishInput),
});

export const useMealChanges = (): MealChanges => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const words = useWords(planWords);
  const failure = useWords(failureWords);
  const names = useDisplayNames();

  return useMemo(() => {
    /** After a failure the lists are refetched. */
    const attempt = async (work: () => Promise<unknown>): Outcome => {
      try {
        await cancelMealQueries(client);
        await work();
        return undefined;
      } catch (error) {
        void refetchMeals(client);
        return describeMealFailure(error, { ...failure, ...words });
      }
    };

    /** An undo action, which only reports failures. */
    const createUndoAction = (work: () => Promise<unknown>) => ({
      label: words.undo,
      onPress: () =>
        void attempt(work).then((failure) => {
          if (failure !== undefined) showToast({ text: failure });
        }),
    });

    const replace = async (meal: Meal, change: Partial<Meal>): Promise<Meal> => {
      const after = { ...meal, ...change };
      showMeal(client, after);
      const stored = await replaceMeal(meal, toMealInput(after));
      showMeal(client, stored);
      return stored;
    };

    const showCreated = async (creation: Promise<Meal>): Promise<Meal> => {
      const created = await creation;
      showMeal(client, created);
      return created;
    };
    const create = (input: MealInput): Promise<Meal> => showCreated(createMeal(input));

    const discard = async (meal: Meal): Promise<void> => {
      hideMeal(client, meal.id);
      await deleteMeal(meal);
    };

    const showPlannedToast = (meal: Meal): void =>
      showToast({
        text: words.planned(names.meal(meal), names.mealTime(meal)),
        action: createUndoAction(() => discard(meal)),
      });

    return {
      remove: (meal) =>
        attempt(async () => {
          await discard(meal);
          // Its dishes come back under the same ids, so that leftovers still refer to them.
          showToast({
            text: words.removed(names.meal(meal)),
            action: createUndoAction(() => create(toMealInput(meal))),
          });
        }),
      move: (meal, { date, slot }) =>
        attempt(async () => {
          if (meal.date === date && meal.slot === slot) return;
          const stored = await replace(meal, { date, slot });
          const back = { date: meal.date, slot: meal.slot };
          showToast({
            text: words.moved(names.meal(meal), names.mealTime(stored)),
            action: createUndoAction(() => replace(stored, back)),
          });
        }),
      copy: (meal, { date, slot }) =>
        attempt(async () => {
          const copyWith = (newId: () => string): MealInput => {
            const dishes = copyDishes(meal.dishes, newId).filter(hasContent);
            return toMealInput({ ...meal, date, slot, dishes });
          };
          showPlannedToast(await showCreated(copyMeal(meal, { date, slot }, copyWith)));
        }),
      saveCopy: (meal) =>
        attempt(async () => {
          const { name } = await saveMealCopy(meal, (newId) => {
            const dishes = copyDishes(meal.dishes, newId).filter(hasContent).map(toDishInput);
            return { name: names.meal(meal).slice(0, 500), notes: meal.notes, dishes };
          });
          showToast({
            text: words.savedAs(name),
            action: { label: words.show, onPress: () => void navigate({ to: '/saved-meals' }) },
          });
        }),
      addRecipe: ({ id }, { date, slot }) =>
        attempt(async () => showPlannedToast(await create({ date, slot, dishes: [{ entry_id: id }] }))),
      addPlain: (name, { date, slot }) =>
        attempt(async () => showPlannedToast(await create({ date, slot, dishes: [{ plain_items: [{ name }] }] }))),
      addSaved: ({ id }, to) => attempt(async () => showPlannedToast(await showCreated(planSavedMeal(id, to)))),
      switchToLatest: (meal, { id }) =>
        attempt(async () => {
          const dishes = meal.dishes.map((dish): Dish => {
            const { recipe_revision: _, ...newest } = dish;
            return dish.id === id ? { ...newest, recipe_status: 'available' } : dish;
          });
          await replace(meal, { dishes });
        }),
    };
  }, [client, navigate, showToast, words, failure, names]);
};
