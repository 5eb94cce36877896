import { Page } from '../design/page.tsx';

export const BooksPage = () => <Page title="BooksPage">…</Page>;
