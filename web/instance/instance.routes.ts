import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

export const instanceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/instance',
  component: lazyRouteComponent(() => import('./instance-page.tsx'), 'InstancePage'),
});

export const usersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/instance/users',
  component: lazyRouteComponent(() => import('./users-page.tsx'), 'UsersPage'),
});

export const instanceHistoryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/instance/history',
  component: lazyRouteComponent(() => import('./instance-history-page.tsx'), 'InstanceHistoryPage'),
});
