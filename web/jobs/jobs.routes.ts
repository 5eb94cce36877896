import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

export const jobsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./jobs-page.tsx'), 'JobsPage'),
});

export const jobRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/jobs/$jobId',
  component: lazyRouteComponent(() => import('./job-page.tsx'), 'JobPage'),
});
