import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

export const booksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/books',
  component: lazyRouteComponent(() => import('./books-page.tsx'), 'BooksPage'),
});

export const bookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/books/$bookId',
  component: lazyRouteComponent(() => import('./book-page.tsx'), 'BookPage'),
});
