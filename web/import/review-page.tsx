import { Page } from '../design/page.tsx';

export const ReviewPage = () => <Page title="ReviewPage">…</Page>;
