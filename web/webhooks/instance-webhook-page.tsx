import { Page } from '../design/page.tsx';

export const InstanceWebhookPage = () => <Page title="InstanceWebhookPage">…</Page>;
