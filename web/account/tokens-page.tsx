import { Page } from '../design/page.tsx';

export const TokensPage = () => <Page title="TokensPage">…</Page>;
