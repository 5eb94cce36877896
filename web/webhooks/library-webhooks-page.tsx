import { WebhooksView } from './webhooks-view.tsx';

export const LibraryWebhooksPage = () => <WebhooksView scope="library" />;
