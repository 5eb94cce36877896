import { WebhooksScreen } from './webhooks-screen.tsx';

export const LibraryWebhooksPage = () => <WebhooksScreen home="library" />;
