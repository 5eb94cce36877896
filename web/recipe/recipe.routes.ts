import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';

export const recipeRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/recipes/$recipeId',
  component: lazyRouteComponent(() => import('./recipe-page.tsx'), 'RecipePage'),
});

export const cookRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/recipes/$recipeId/cook',
  component: lazyRouteComponent(() => import('./cook-page.tsx'), 'CookPage'),
});

export const historyRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/recipes/$recipeId/history',
  component: lazyRouteComponent(() => import('./history-page.tsx'), 'HistoryPage'),
});
