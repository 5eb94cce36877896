import { Page } from '../design/page.tsx';

export const InvitationPage = () => <Page title="InvitationPage">…</Page>;
