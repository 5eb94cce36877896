import { WebhooksScreen } from './webhooks-screen.tsx';

export const InstanceWebhooksPage = () => <WebhooksScreen home="instance" />;
