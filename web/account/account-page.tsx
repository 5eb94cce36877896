import { Page } from '../design/page.tsx';

export const AccountPage = () => <Page title="AccountPage">…</Page>;
