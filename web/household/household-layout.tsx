import type { ReactNode } from 'react';

import { Page } from '../design/page.tsx';
import { LibraryTabs } from '../parts/library-tabs.tsx';
import './household-layout.css';

export interface HouseholdLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the pages about the library and its members. */
export const HouseholdLayout = ({ title, lead, children }: HouseholdLayoutProps) => (
  <Page title={title} lead={lead} width="reading">
    <LibraryTabs />
    {children}
  </Page>
);
