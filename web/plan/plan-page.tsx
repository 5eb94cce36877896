import { Page } from '../design/page.tsx';

export const PlanPage = () => <Page title="PlanPage">…</Page>;
