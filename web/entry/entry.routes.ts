import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

import { accountQuery } from '../api/account.ts';
import type { AccountState } from '../api/account.ts';
import { queryClient } from '../api/query-client.ts';
import { rootRoute } from '../shell/root-route.tsx';
import { storeSecret } from './link-secret.ts';
import { toLocalPath } from './to-local-path.ts';

type Search = Readonly<Record<string, unknown>>;

/** Drops anything but text; the router parses digits as a number. */
const toText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const loadAccount = (): Promise<AccountState> => queryClient.ensureQueryData(accountQuery);

/** Redirects signed-in users to where they wanted to go. */
const redirectIfSignedIn = async (next?: string): Promise<void> => {
  const { user, recovery_authenticated } = await loadAccount();
  if (user !== null) throw redirect({ href: recovery_authenticated ? '/recovered' : toLocalPath(next), replace: true });
};

export const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  validateSearch: ({ token }: Search): { readonly token?: string | undefined } => ({ token: toText(token) }),
  beforeLoad: async ({ search: { token } }) => {
    if (token !== undefined) {
      storeSecret('setup', token);
      throw redirect({ to: '/setup', search: {}, replace: true });
    }
    await loadAccount();
  },
  component: lazyRouteComponent(() => import('./setup-page.tsx'), 'SetupPage'),
});

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: ({ next }: Search): { readonly next?: string } => (typeof next === 'string' ? { next } : {}),
  beforeLoad: ({ search: { next } }) => redirectIfSignedIn(next),
  component: lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage'),
});

/** Also for signed-in users, who may have tried to link an identity. */
export const refusedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/refused',
  validateSearch: ({ code }: Search): { readonly code?: string | undefined } => ({ code: toText(code) }),
  beforeLoad: async () => void (await loadAccount()),
  component: lazyRouteComponent(() => import('./refused-page.tsx'), 'RefusedPage'),
});

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  validateSearch: ({ invitation }: Search): { readonly invitation?: string | undefined } => ({
    invitation: toText(invitation),
  }),
  beforeLoad: async ({ search: { invitation } }) => {
    if (invitation !== undefined) {
      storeSecret('invitation', invitation);
      throw redirect({ to: '/register', search: {}, replace: true });
    }
    await redirectIfSignedIn('/invitation');
  },
  component: lazyRouteComponent(() => import('./register-page.tsx'), 'RegisterPage'),
});

export const recoverRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recover',
  beforeLoad: () => redirectIfSignedIn(),
  component: lazyRouteComponent(() => import('./recover-page.tsx'), 'RecoverPage'),
});

export const recoveredRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recovered',
  beforeLoad: async () => {
    if (!(await loadAccount()).recovery_authenticated) throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(() => import('./recovered-page.tsx'), 'RecoveredPage'),
});

export const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  beforeLoad: async () => {
    const { user, libraries } = await loadAccount();
    if (user === null || libraries.length > 0) throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(() => import('./welcome-page.tsx'), 'WelcomePage'),
});

export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  validateSearch: ({ secret }: Search): { readonly secret?: string | undefined } => ({ secret: toText(secret) }),
  beforeLoad: async ({ search: { secret } }) => {
    if (secret !== undefined) {
      storeSecret('invitation', secret);
      throw redirect({ to: '/invitation', search: {}, replace: true });
    }
    if ((await loadAccount()).recovery_authenticated) throw redirect({ to: '/recovered', replace: true });
  },
  component: lazyRouteComponent(() => import('./invitation-page.tsx'), 'InvitationPage'),
});
