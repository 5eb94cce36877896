import { Page } from '../design/page.tsx';

export const TrashPage = () => <Page title="TrashPage">…</Page>;
