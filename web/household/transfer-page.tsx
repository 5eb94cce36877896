import { Page } from '../design/page.tsx';

export const TransferPage = () => <Page title="TransferPage">…</Page>;
