import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

/** The job is part of the URL, so that a reload does not lose it. */
export interface ImportSearch {
  readonly job?: string;
}

export const importRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/import',
  validateSearch: ({ job }: Record<string, unknown>): ImportSearch => (typeof job === 'string' ? { job } : {}),
  component: lazyRouteComponent(() => import('./upload/import-page.tsx'), 'ImportPage'),
});

export const reviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/import/$previewId',
  component: lazyRouteComponent(() => import('./review/review-page.tsx'), 'ReviewPage'),
});
