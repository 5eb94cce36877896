import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from './inside-route.ts';

export const moreRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/more',
  component: lazyRouteComponent(() => import('./more-page.tsx'), 'MorePage'),
});
