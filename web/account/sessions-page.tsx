import { Page } from '../design/page.tsx';

export const SessionsPage = () => <Page title="SessionsPage">…</Page>;
