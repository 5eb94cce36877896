import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

export const libraryWebhooksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/library/webhooks',
  component: lazyRouteComponent(() => import('./library-webhooks-page.tsx'), 'LibraryWebhooksPage'),
});

export const libraryWebhookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/library/webhooks/$webhookId',
  component: lazyRouteComponent(() => import('./library-webhook-page.tsx'), 'LibraryWebhookPage'),
});

export const instanceWebhooksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/instance/webhooks',
  component: lazyRouteComponent(() => import('./instance-webhooks-page.tsx'), 'InstanceWebhooksPage'),
});

export const instanceWebhookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/instance/webhooks/$webhookId',
  component: lazyRouteComponent(() => import('./instance-webhook-page.tsx'), 'InstanceWebhookPage'),
});
