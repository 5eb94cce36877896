import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { rootRoute } from '../shell/root-route.tsx';

export const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  component: lazyRouteComponent(() => import('./setup-page.tsx'), 'SetupPage'),
});

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: ({ next }: Readonly<Record<string, unknown>>): { readonly next?: string } =>
    typeof next === 'string' ? { next } : {},
  component: lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage'),
});

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  component: lazyRouteComponent(() => import('./register-page.tsx'), 'RegisterPage'),
});

export const recoverRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recover',
  component: lazyRouteComponent(() => import('./recover-page.tsx'), 'RecoverPage'),
});

export const recoveredRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recovered',
  component: lazyRouteComponent(() => import('./recovered-page.tsx'), 'RecoveredPage'),
});

export const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./welcome-page.tsx'), 'WelcomePage'),
});

export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./invitation-page.tsx'), 'InvitationPage'),
});
