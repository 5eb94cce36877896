import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

export const pantryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pantry',
  component: lazyRouteComponent(() => import('./pantry-page.tsx'), 'PantryPage'),
});
