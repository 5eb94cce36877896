import { createContext, use } from 'react';

import type { RecipeSummary } from '../../api/recipes.ts';
import type { Day } from '../days.ts';
import type { Dish } from '../dishes/dishes.ts';
import type { SavedMeal } from '../saved-meals/saved-meal.api.ts';
import type { Meal } from '../meal-time.ts';
import type { MealChanges, Outcome } from '../meals/use-meal-changes.ts';

/** What is being dragged. */
export type DraggedItem =
  | { readonly kind: 'meal'; readonly meal: Meal }
  | { readonly kind: 'recipe'; readonly recipe: Pick<RecipeSummary, 'id' | 'title'> }
  | { readonly kind: 'saved'; readonly saved: SavedMeal };

/** What needs a day and slot. */
export type MealTimeRequest =
  | { readonly kind: 'move'; readonly meal: Meal }
  | { readonly kind: 'copy'; readonly meal: Meal }
  | { readonly kind: 'recipe'; readonly recipe: Pick<RecipeSummary, 'id' | 'title'> }
  | { readonly kind: 'saved'; readonly saved: SavedMeal };

/** The open dialog. */
export type PlanDialog =
  | MealTimeRequest
  | { readonly kind: 'add'; readonly day: Day }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'shop' }
  | { readonly kind: 'calendar' };

/** Shared by all parts of the week. */
interface PlanContextValue {
  readonly canEdit: boolean;
  readonly changes: MealChanges;
  /** Runs a change and shows a toast if it fails. */
  readonly runWithToast: (outcome: Outcome) => void;
  readonly openDialog: (asked: PlanDialog) => void;
  readonly dragged: DraggedItem | undefined;
  readonly drag: (dragged: DraggedItem | undefined) => void;
  /** The dishes of this week and the one before, which leftovers may refer to. */
  readonly origins: ReadonlyMap<string, Dish>;
  /** The recipes of the week, for their pictures. */
  readonly recipes: ReadonlyMap<string, RecipeSummary>;
}

export const PlanContext = createContext<PlanContextValue | undefined>(undefined);

export const usePlan = (): PlanContextValue => {
  const plan = use(PlanContext);
  if (plan === undefined) throw new Error('this belongs into the plan');
  return plan;
};
