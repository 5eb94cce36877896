import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';

export const importRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/import',
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
});

export const reviewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/import/$previewId',
  component: lazyRouteComponent(() => import('./review-page.tsx'), 'ReviewPage'),
});
