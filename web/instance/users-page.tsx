import { Page } from '../design/page.tsx';

export const UsersPage = () => <Page title="UsersPage">…</Page>;
