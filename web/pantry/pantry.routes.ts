import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';

export const pantryRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/pantry',
  component: lazyRouteComponent(() => import('./pantry-page.tsx'), 'PantryPage'),
});
