import { Page } from '../design/page.tsx';

export const InstanceHistoryPage = () => <Page title="InstanceHistoryPage">…</Page>;
