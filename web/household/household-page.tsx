import { Page } from '../design/page.tsx';

export const HouseholdPage = () => <Page title="HouseholdPage">…</Page>;
