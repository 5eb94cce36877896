import { Page } from '../design/page.tsx';

export const SetupPage = () => <Page title="SetupPage">…</Page>;
