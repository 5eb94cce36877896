import { Page } from '../design/page.tsx';

export const JobsPage = () => <Page title="JobsPage">…</Page>;
