import { createRoute, redirect } from '@tanstack/react-router';

import { accountQuery } from '../api/account.ts';
import { queryClient } from '../api/query-client.ts';
import { rootRoute } from './root-route.tsx';
import { Shell } from './shell.tsx';

/**
 * Parent of all pages that require a signed-in user with a library. Others are redirected to get one, and from there
 * back.
 */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'inside',
  component: Shell,
  beforeLoad: async ({ location }) => {
    const account = await queryClient.ensureQueryData(accountQuery);
    if (account.user === null) throw redirect({ to: '/sign-in', search: { next: location.href } });
    if (account.recovery_authenticated) throw redirect({ to: '/recovered' });
    if (account.libraries.length === 0) throw redirect({ to: '/welcome' });
  },
});
