import { Outlet, createRootRoute } from '@tanstack/react-router';

import { FailurePage } from './failure-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { PlainLayout } from './plain-layout.tsx';

/** Parent of all routes, including those before sign-in. */
export const rootRoute = createRootRoute({
  component: Outlet,
  errorComponent: (failure) => (
    <PlainLayout>
      <FailurePage {...failure} />
    </PlainLayout>
  ),
  notFoundComponent: MissingPage,
});
