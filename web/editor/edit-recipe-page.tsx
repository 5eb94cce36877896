import { Page } from '../design/page.tsx';

export const EditRecipePage = () => <Page title="EditRecipePage">…</Page>;
