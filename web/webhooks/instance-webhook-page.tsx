import { getRouteApi } from '@tanstack/react-router';

import { WebhookView } from './webhook-view.tsx';

const route = getRouteApi('/inside/instance/webhooks/$webhookId');

export const InstanceWebhookPage = () => {
  const { webhookId } = route.useParams();
  return <WebhookView key={webhookId} scope="instance" id={webhookId} />;
};
