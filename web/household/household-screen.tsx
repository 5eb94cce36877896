import type { ReactNode } from 'react';

import { Page } from '../design/page.tsx';
import { LibraryTabs } from '../parts/library-tabs.tsx';
import './household-screen.css';

export interface HouseholdScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A screen about the library and who belongs to it. */
export const HouseholdScreen = ({ title, lead, children }: HouseholdScreenProps) => (
  <Page title={title} lead={lead} width="reading">
    <LibraryTabs />
    {children}
  </Page>
);
