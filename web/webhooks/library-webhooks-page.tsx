import { Page } from '../design/page.tsx';

export const LibraryWebhooksPage = () => <Page title="LibraryWebhooksPage">…</Page>;
