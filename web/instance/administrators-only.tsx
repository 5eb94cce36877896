import type { ReactNode } from 'react';

import { useAccount } from '../api/account.ts';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { InstanceTabs } from '../parts/instance-tabs.tsx';
import { instanceWords } from './instance.words.ts';

/** Shows its content only to administrators, since the service would refuse everyone else. */
export const AdministratorsOnly = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords(instanceWords);
  const { user } = useAccount();
  if (user?.instance_admin !== true) return <Notice>{words.onlyAdministrators}</Notice>;
  return (
    <>
      <InstanceTabs />
      {children}
    </>
  );
};
