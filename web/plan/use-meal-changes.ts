import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';

import type { MealInput } from '../../src/domains/meals/index.ts';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { failureWords } from '../parts/failure.words.ts';
import { copiesOf, inputOf, saysSomething } from './dishes.ts';
import type { Dish } from './dishes.ts';
import { mealFailureText } from './meal-failure-text.ts';
import { copyMeal, createMeal, deleteMeal, replaceMeal } from './meal.api.ts';
import { hideMeal, holdMeals, rereadMeals, showMeal } from './meal-cache.ts';
import { planWords } from './plan.words.ts';
import { keepMeal, planSavedMeal } from './saved-meal.api.ts';
import type { SavedMeal } from './saved-meal.api.ts';
import type { Meal, Moment } from './slots.ts';
import { useNaming } from './use-naming.ts';

/** What to tell where something was not done; nothing where it was. */
export type Outcome = Promise<string | undefined>;

/** What is done to meals by dragging or from a menu. Each is shown at once, and taken back where it fails. */
export interface MealChanges {
  readonly move: (meal: Meal, to: Moment) => Outcome;
  readonly copy: (meal: Meal, to: Moment) => Outcome;
  readonly remove: (meal: Meal) => Outcome;
  /** Keeps its dishes as a meal that can be planned again. */
  readonly keep: (meal: Meal) => Outcome;
  readonly addRecipe: (recipe: { readonly id: string; readonly title: string }, to: Moment) => Outcome;
  /** What needs no recipe. */
  readonly addPlain: (name: string, to: Moment) => Outcome;
  readonly addSaved: (saved: SavedMeal, to: Moment) => Outcome;
  /** From now on the dish is cooked by the newest version of its recipe. */
  readonly renew: (meal: Meal, dish: Dish) => Outcome;
}

const inputFrom = (meal: Pick<Meal, 'date' | 'slot' | 'name' | 'notes' | 'dishes'>): MealInput => ({
  date: meal.date,
  slot: meal.slot,
  name: meal.name,
  notes: meal.notes,
  dishes: meal.dishes.map(inputOf),
});

export const useMealChanges = (): MealChanges => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const tell = useToast();
  const words = useWords(planWords);
  const failure = useWords(failureWords);
  const naming = useNaming();

  return useMemo(() => {
    /** After a failure the lists are what the service has. */
    const attempt = async (work: () => Promise<unknown>): Outcome => {
      try {
        await holdMeals(client);
        await work();
        return undefined;
      } catch (error) {
        void rereadMeals(client);
        return mealFailureText(error, { ...failure, ...words });
      }
    };

    /** An undoing, of which only a failure is told. */
    const undoing = (work: () => Promise<unknown>) => ({
      label: words.undo,
      onPress: () =>
        void attempt(work).then((failure) => {
          if (failure !== undefined) tell({ text: failure });
        }),
    });

    const replace = async (meal: Meal, change: Partial<Meal>): Promise<Meal> => {
      const after = { ...meal, ...change };
      showMeal(client, after);
      const stored = await replaceMeal(meal, inputFrom(after));
      showMeal(client, stored);
      return stored;
    };

    const shown = async (creation: Promise<Meal>): Promise<Meal> => {
      const made = await creation;
      showMeal(client, made);
      return made;
    };
    const create = (input: MealInput): Promise<Meal> => shown(createMeal(input));

    const discard = async (meal: Meal): Promise<void> => {
      hideMeal(client, meal.id);
      await deleteMeal(meal);
    };

    const tellPlanned = (meal: Meal): void =>
      tell({
        text: words.planned(naming.meal(meal), naming.moment(meal)),
        action: undoing(() => discard(meal)),
      });

    return {
      remove: (meal) =>
        attempt(async () => {
          await discard(meal);
          // Its dishes come back under the same ids, so that leftovers of them still are.
          tell({ text: words.removed(naming.meal(meal)), action: undoing(() => create(inputFrom(meal))) });
        }),
      move: (meal, { date, slot }) =>
        attempt(async () => {
          if (meal.date === date && meal.slot === slot) return;
          const stored = await replace(meal, { date, slot });
          const back = { date: meal.date, slot: meal.slot };
          tell({
            text: words.moved(naming.meal(meal), naming.moment(stored)),
            action: undoing(() => replace(stored, back)),
          });
        }),
      copy: (meal, { date, slot }) =>
        attempt(async () => {
          const copyWith = (newId: () => string): MealInput => {
            const dishes = copiesOf(meal.dishes, newId).filter(saysSomething);
            return inputFrom({ ...meal, date, slot, dishes });
          };
          tellPlanned(await shown(copyMeal(meal, { date, slot }, copyWith)));
        }),
      keep: (meal) =>
        attempt(async () => {
          const { name } = await keepMeal(meal, (newId) => {
            const dishes = copiesOf(meal.dishes, newId).filter(saysSomething).map(inputOf);
            return { name: naming.meal(meal).slice(0, 500), notes: meal.notes, dishes };
          });
          tell({
            text: words.savedAs(name),
            action: { label: words.show, onPress: () => void navigate({ to: '/saved-meals' }) },
          });
        }),
      addRecipe: ({ id }, { date, slot }) =>
        attempt(async () => tellPlanned(await create({ date, slot, dishes: [{ entry_id: id }] }))),
      addPlain: (name, { date, slot }) =>
        attempt(async () => tellPlanned(await create({ date, slot, dishes: [{ plain_items: [{ name }] }] }))),
      addSaved: ({ id }, to) => attempt(async () => tellPlanned(await shown(planSavedMeal(id, to)))),
      renew: (meal, { id }) =>
        attempt(async () => {
          const dishes = meal.dishes.map((dish): Dish => {
            const { recipe_revision: _, ...newest } = dish;
            return dish.id === id ? { ...newest, recipe_status: 'available' } : dish;
          });
          await replace(meal, { dishes });
        }),
    };
  }, [client, navigate, tell, words, failure, naming]);
};
