import { Page } from '../design/page.tsx';

export const LibraryHistoryPage = () => <Page title="LibraryHistoryPage">…</Page>;
