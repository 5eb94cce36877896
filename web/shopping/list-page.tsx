import { Page } from '../design/page.tsx';

export const ListPage = () => <Page title="ListPage">…</Page>;
