import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

export const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
});

export const securityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/security',
  component: lazyRouteComponent(() => import('./security-page.tsx'), 'SecurityPage'),
});

export const sessionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/sessions',
  component: lazyRouteComponent(() => import('./sessions-page.tsx'), 'SessionsPage'),
});

export const tokensRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/tokens',
  component: lazyRouteComponent(() => import('./tokens-page.tsx'), 'TokensPage'),
});
