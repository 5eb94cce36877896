import { Page } from '../design/page.tsx';

export const RecipePage = () => <Page title="RecipePage">…</Page>;
