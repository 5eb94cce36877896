import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';

export const accountRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
});

export const securityRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/account/security',
  component: lazyRouteComponent(() => import('./security-page.tsx'), 'SecurityPage'),
});

export const sessionsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/account/sessions',
  component: lazyRouteComponent(() => import('./sessions-page.tsx'), 'SessionsPage'),
});

export const tokensRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/account/tokens',
  component: lazyRouteComponent(() => import('./tokens-page.tsx'), 'TokensPage'),
});
