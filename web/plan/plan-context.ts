import { createContext, use } from 'react';

import type { RecipeSummary } from '../api/recipes.ts';
import type { Day } from './days.ts';
import type { Dish } from './dishes.ts';
import type { SavedMeal } from './saved-meal.api.ts';
import type { Meal } from './slots.ts';
import type { MealChanges, Outcome } from './use-meal-changes.ts';

/** What is being dragged. */
export type Dragged =
  | { readonly kind: 'meal'; readonly meal: Meal }
  | { readonly kind: 'recipe'; readonly recipe: Pick<RecipeSummary, 'id' | 'title'> }
  | { readonly kind: 'saved'; readonly saved: SavedMeal };

/** What needs a day and slot. */
export type Placing =
  | { readonly kind: 'move'; readonly meal: Meal }
  | { readonly kind: 'copy'; readonly meal: Meal }
  | { readonly kind: 'recipe'; readonly recipe: Pick<RecipeSummary, 'id' | 'title'> }
  | { readonly kind: 'saved'; readonly saved: SavedMeal };

/** The open dialog. */
export type Asked =
  | Placing
  | { readonly kind: 'add'; readonly day: Day }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'shop' }
  | { readonly kind: 'calendar' };

/** Shared by all parts of the week. */
interface Plan {
  readonly mayEdit: boolean;
  readonly changes: MealChanges;
  /** Runs a change and shows a toast if it fails. */
  readonly inPassing: (outcome: Outcome) => void;
  readonly ask: (asked: Asked) => void;
  readonly dragged: Dragged | undefined;
  readonly drag: (dragged: Dragged | undefined) => void;
  /** The dishes of this week and the one before, which leftovers may refer to. */
  readonly origins: ReadonlyMap<string, Dish>;
  /** The recipes of the week, for their pictures. */
  readonly recipes: ReadonlyMap<string, RecipeSummary>;
}

export const PlanContext = createContext<Plan | undefined>(undefined);

export const usePlan = (): Plan => {
  const plan = use(PlanContext);
  if (plan === undefined) throw new Error('this belongs into the plan');
  return plan;
};
