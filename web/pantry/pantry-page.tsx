import { Page } from '../design/page.tsx';

export const PantryPage = () => <Page title="PantryPage">…</Page>;
