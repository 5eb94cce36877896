import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';
import { cookSearch, historySearch, recipeSearch } from './recipe-search.ts';

export const recipeRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/recipes/$recipeId',
  validateSearch: recipeSearch,
  component: lazyRouteComponent(() => import('./recipe-page.tsx'), 'RecipePage'),
});

export const cookRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/recipes/$recipeId/cook',
  validateSearch: cookSearch,
  component: lazyRouteComponent(() => import('./cook-page.tsx'), 'CookPage'),
});

export const historyRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/recipes/$recipeId/history',
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('./history-page.tsx'), 'HistoryPage'),
});
