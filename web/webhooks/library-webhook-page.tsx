import { getRouteApi } from '@tanstack/react-router';

import { WebhookScreen } from './webhook-screen.tsx';

const route = getRouteApi('/inside/library/webhooks/$webhookId');

export const LibraryWebhookPage = () => {
  const { webhookId } = route.useParams();
  return <WebhookScreen key={webhookId} home="library" id={webhookId} />;
};
