import { Page } from '../design/page.tsx';

export const ListsPage = () => <Page title="ListsPage">…</Page>;
