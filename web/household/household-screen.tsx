import type { ReactNode } from 'react';

import { Page } from '../design/page.tsx';
import { LibraryTabs } from '../parts/library-tabs.tsx';
import './household-screen.css';

export interface HouseholdScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the pages about the library and its members. */
export const HouseholdScreen = ({ title, lead, children }: HouseholdScreenProps) => (
  <Page title={title} lead={lead} width="reading">
    <LibraryTabs />
    {children}
  </Page>
);
