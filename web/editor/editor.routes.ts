import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';

export const newRecipeRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/recipes/new',
  component: lazyRouteComponent(() => import('./new-recipe-page.tsx'), 'NewRecipePage'),
});

export const editRecipeRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/recipes/$recipeId/edit',
  component: lazyRouteComponent(() => import('./edit-recipe-page.tsx'), 'EditRecipePage'),
});
