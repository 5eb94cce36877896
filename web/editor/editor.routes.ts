import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

export const newRecipeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/recipes/new',
  component: lazyRouteComponent(() => import('./new-recipe-page.tsx'), 'NewRecipePage'),
});

export const editRecipeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/recipes/$recipeId/edit',
  component: lazyRouteComponent(() => import('./edit-recipe-page.tsx'), 'EditRecipePage'),
});
