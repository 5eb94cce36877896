import { Page } from '../design/page.tsx';

export const InstancePage = () => <Page title="InstancePage">…</Page>;
