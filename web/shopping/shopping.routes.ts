import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { addSearch } from './add-search.ts';
import { listsSearch } from './lists-search.ts';
import { insideRoute } from '../shell/inside-route.ts';

export const listsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/shopping',
  validateSearch: listsSearch,
  component: lazyRouteComponent(() => import('./lists-page.tsx'), 'ListsPage'),
});

export const addRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/shopping/add',
  validateSearch: addSearch,
  component: lazyRouteComponent(() => import('./add-page.tsx'), 'AddPage'),
});

export const listRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/shopping/$listId',
  component: lazyRouteComponent(() => import('./list-page.tsx'), 'ListPage'),
});
