import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { planSearch } from './plan-search.ts';
import { insideRoute } from '../shell/inside-route.ts';

export const planRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/plan',
  validateSearch: planSearch,
  component: lazyRouteComponent(() => import('./plan-page.tsx'), 'PlanPage'),
});

export const savedMealsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/saved-meals',
  component: lazyRouteComponent(() => import('./saved-meals-page.tsx'), 'SavedMealsPage'),
});
