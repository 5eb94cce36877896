import { Page } from '../design/page.tsx';

export const AddPage = () => <Page title="AddPage">…</Page>;
