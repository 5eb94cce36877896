import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';

export const jobsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./jobs-page.tsx'), 'JobsPage'),
});

export const jobRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/jobs/$jobId',
  component: lazyRouteComponent(() => import('./job-page.tsx'), 'JobPage'),
});
