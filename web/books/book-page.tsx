import { Page } from '../design/page.tsx';

export const BookPage = () => <Page title="BookPage">…</Page>;
