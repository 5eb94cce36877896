import { Page } from '../design/page.tsx';

export const InstanceWebhooksPage = () => <Page title="InstanceWebhooksPage">…</Page>;
