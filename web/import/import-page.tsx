import { Page } from '../design/page.tsx';

export const ImportPage = () => <Page title="ImportPage">…</Page>;
