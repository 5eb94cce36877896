import { Page } from '../design/page.tsx';

export const HistoryPage = () => <Page title="HistoryPage">…</Page>;
