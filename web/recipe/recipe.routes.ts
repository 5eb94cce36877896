import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';
import { validateCookSearch, validateHistorySearch, validateRecipeSearch } from './recipe-search.ts';

export const recipeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/recipes/$recipeId',
  validateSearch: validateRecipeSearch,
  component: lazyRouteComponent(() => import('./recipe-page.tsx'), 'RecipePage'),
});

export const cookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/recipes/$recipeId/cook',
  validateSearch: validateCookSearch,
  component: lazyRouteComponent(() => import('./cook/cook-page.tsx'), 'CookPage'),
});

export const historyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/recipes/$recipeId/history',
  validateSearch: validateHistorySearch,
  component: lazyRouteComponent(() => import('./history/history-page.tsx'), 'HistoryPage'),
});
