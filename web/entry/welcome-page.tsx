import { Page } from '../design/page.tsx';

export const WelcomePage = () => <Page title="WelcomePage">…</Page>;
