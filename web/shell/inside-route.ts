import { createRoute, redirect } from '@tanstack/react-router';

import { accountQuery } from '../api/account.ts';
import { queryClient } from '../api/query-client.ts';
import { rootRoute } from './root-route.tsx';
import { Shell } from './shell.tsx';

/**
 * Every screen of somebody who is signed in and has a library. Others are led to where they get one, and from there
 * back to where they wanted to go.
 */
export const insideRoute = createRoute({
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
