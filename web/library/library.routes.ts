import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { validateLibrarySearch } from './library-search.ts';
import { signedInRoute } from '../shell/signed-in-route.ts';

export const libraryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  validateSearch: validateLibrarySearch,
  component: lazyRouteComponent(() => import('./library-page.tsx'), 'LibraryPage'),
});

export const trashRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/trash',
  component: lazyRouteComponent(() => import('./trash-page.tsx'), 'TrashPage'),
});

export const tagsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/tags',
  component: lazyRouteComponent(() => import('./tags-page.tsx'), 'TagsPage'),
});
