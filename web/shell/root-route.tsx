import { Outlet, createRootRoute } from '@tanstack/react-router';

import { FailurePage } from './failure-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { Outside } from './outside.tsx';

/** Parent of all routes, including those before sign-in. */
export const rootRoute = createRootRoute({
  component: Outlet,
  errorComponent: (failure) => (
    <Outside>
      <FailurePage {...failure} />
    </Outside>
  ),
  notFoundComponent: MissingPage,
});
