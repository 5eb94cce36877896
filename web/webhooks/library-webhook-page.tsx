import { getRouteApi } from '@tanstack/react-router';

import { WebhookView } from './webhook-view.tsx';

const route = getRouteApi('/inside/library/webhooks/$webhookId');

export const LibraryWebhookPage = () => {
  const { webhookId } = route.useParams();
  return <WebhookView key={webhookId} scope="library" id={webhookId} />;
};
