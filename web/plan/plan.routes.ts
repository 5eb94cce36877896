import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

/** The week to show, by any of its days, and a recipe to plan. */
interface PlanSearch {
  readonly week?: string;
  readonly recipe?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const validatePlanSearch = ({ week, recipe }: Readonly<Record<string, unknown>>): PlanSearch => ({
  ...(typeof week === 'string' && DAY.test(week) && { week }),
  ...(typeof recipe === 'string' && recipe !== '' && { recipe }),
});

export const planRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/plan',
  validateSearch: validatePlanSearch,
  component: lazyRouteComponent(() => import('./week/plan-page.tsx'), 'PlanPage'),
});

export const savedMealsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/saved-meals',
  component: lazyRouteComponent(() => import('./saved-meals/saved-meals-page.tsx'), 'SavedMealsPage'),
});
