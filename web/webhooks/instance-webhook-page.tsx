import { getRouteApi } from '@tanstack/react-router';

import { WebhookScreen } from './webhook-screen.tsx';

const route = getRouteApi('/inside/instance/webhooks/$webhookId');

export const InstanceWebhookPage = () => {
  const { webhookId } = route.useParams();
  return <WebhookScreen key={webhookId} home="instance" id={webhookId} />;
};
