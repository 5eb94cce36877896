import { Page } from '../design/page.tsx';

export const SecurityPage = () => <Page title="SecurityPage">…</Page>;
