import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { librarySearch } from './library-search.ts';
import { insideRoute } from '../shell/inside-route.ts';

export const libraryRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/',
  validateSearch: librarySearch,
  component: lazyRouteComponent(() => import('./library-page.tsx'), 'LibraryPage'),
});

export const trashRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/trash',
  component: lazyRouteComponent(() => import('./trash-page.tsx'), 'TrashPage'),
});

export const tagsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/tags',
  component: lazyRouteComponent(() => import('./tags-page.tsx'), 'TagsPage'),
});
