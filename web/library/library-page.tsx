import { Page } from '../design/page.tsx';

export const LibraryPage = () => <Page title="LibraryPage">…</Page>;
