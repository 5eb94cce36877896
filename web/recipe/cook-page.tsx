import { Page } from '../design/page.tsx';

export const CookPage = () => <Page title="CookPage">…</Page>;
