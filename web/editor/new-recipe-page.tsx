import { Page } from '../design/page.tsx';

export const NewRecipePage = () => <Page title="NewRecipePage">…</Page>;
