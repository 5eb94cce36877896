import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in-route.ts';

export const moreRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/more',
  component: lazyRouteComponent(() => import('./more-page.tsx'), 'MorePage'),
});
