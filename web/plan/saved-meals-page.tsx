import { Page } from '../design/page.tsx';

export const SavedMealsPage = () => <Page title="SavedMealsPage">…</Page>;
