import { Page } from '../design/page.tsx';

export const TagsPage = () => <Page title="TagsPage">…</Page>;
