import { Page } from '../design/page.tsx';

export const JobPage = () => <Page title="JobPage">…</Page>;
