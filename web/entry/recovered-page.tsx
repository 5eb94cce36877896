import { Page } from '../design/page.tsx';

export const RecoveredPage = () => <Page title="RecoveredPage">…</Page>;
