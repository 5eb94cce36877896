import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

export const householdRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/library',
  component: lazyRouteComponent(() => import('./household-page.tsx'), 'HouseholdPage'),
});

export const membersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/library/members',
  component: lazyRouteComponent(() => import('./members-page.tsx'), 'MembersPage'),
});

export const libraryHistoryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/library/history',
  component: lazyRouteComponent(() => import('./library-history-page.tsx'), 'LibraryHistoryPage'),
});

export const transferRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/library/transfer',
  component: lazyRouteComponent(() => import('./transfer-page.tsx'), 'TransferPage'),
});
