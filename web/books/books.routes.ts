import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { insideRoute } from '../shell/inside-route.ts';

export const booksRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/books',
  component: lazyRouteComponent(() => import('./books-page.tsx'), 'BooksPage'),
});

export const bookRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/books/$bookId',
  component: lazyRouteComponent(() => import('./book-page.tsx'), 'BookPage'),
});
