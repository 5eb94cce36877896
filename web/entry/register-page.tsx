import { Page } from '../design/page.tsx';

export const RegisterPage = () => <Page title="RegisterPage">…</Page>;
