import { Page } from '../design/page.tsx';

export const SignInPage = () => <Page title="SignInPage">…</Page>;
