import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';

export const instanceRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/instance',
  component: lazyRouteComponent(() => import('./instance-page.tsx'), 'InstancePage'),
});

export const usersRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/instance/users',
  component: lazyRouteComponent(() => import('./users-page.tsx'), 'UsersPage'),
});

export const instanceHistoryRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/instance/history',
  component: lazyRouteComponent(() => import('./instance-history-page.tsx'), 'InstanceHistoryPage'),
});
