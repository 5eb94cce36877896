import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';

/** The job is part of the URL, so that a reload does not lose it. */
export interface ImportSearch {
  readonly job?: string;
}

export const importRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/import',
  validateSearch: ({ job }: Record<string, unknown>): ImportSearch => (typeof job === 'string' ? { job } : {}),
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
});

export const reviewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/import/$previewId',
  component: lazyRouteComponent(() => import('./review-page.tsx'), 'ReviewPage'),
});
