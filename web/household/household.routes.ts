import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';

export const householdRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/library',
  component: lazyRouteComponent(() => import('./household-page.tsx'), 'HouseholdPage'),
});

export const membersRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/library/members',
  component: lazyRouteComponent(() => import('./members-page.tsx'), 'MembersPage'),
});

export const libraryHistoryRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/library/history',
  component: lazyRouteComponent(() => import('./library-history-page.tsx'), 'LibraryHistoryPage'),
});

export const transferRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/library/transfer',
  component: lazyRouteComponent(() => import('./transfer-page.tsx'), 'TransferPage'),
});
