import { Page } from '../design/page.tsx';

export const LibraryWebhookPage = () => <Page title="LibraryWebhookPage">…</Page>;
