import type { ReactNode } from 'react';

import { useAccount } from '../api/account.ts';
import { Page } from '../design/page.tsx';
import { LinkTabs } from '../design/tabs.tsx';
import { useWords } from '../language/locale.tsx';
import { accountWords } from './account.words.ts';
import './account-layout.css';

export interface AccountLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the account pages. Local mode has no sign-in, so the tabs about it are omitted. */
export const AccountLayout = ({ title, lead, actions, children }: AccountLayoutProps) => {
  const words = useWords(accountWords);
  const { auth_enabled: authEnabled } = useAccount();
  return (
    <Page title={title} lead={lead} actions={actions} width="reading" className="account-screen">
      <LinkTabs
        label={words.tabs}
        tabs={[
          { to: '/account', text: words.account },
          ...(authEnabled
            ? ([
                { to: '/account/security', text: words.security },
                { to: '/account/sessions', text: words.sessions },
              ] as const)
            : []),
          { to: '/account/tokens', text: words.tokens },
        ]}
      />
      {children}
    </Page>
  );
};
