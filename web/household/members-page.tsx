import { Page } from '../design/page.tsx';

export const MembersPage = () => <Page title="MembersPage">…</Page>;
