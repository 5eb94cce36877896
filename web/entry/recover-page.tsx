import { Page } from '../design/page.tsx';

export const RecoverPage = () => <Page title="RecoverPage">…</Page>;
