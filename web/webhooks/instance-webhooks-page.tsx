import { WebhooksView } from './webhooks-view.tsx';

export const InstanceWebhooksPage = () => <WebhooksView scope="instance" />;
