import { usePermissions } from '../api/account.ts';
import { LinkTabs } from '../design/tabs.tsx';
import { useWords } from '../language/locale.tsx';
import { tabsWords } from './tabs.words.ts';

/** The pages about the current library; its history and webhooks are for owners. */
export const LibraryTabs = () => {
  const words = useWords(tabsWords);
  const { isOwner } = usePermissions();
  return (
    <LinkTabs
      label={words.libraryTabs}
      tabs={[
        { to: '/library', text: words.library },
        { to: '/library/members', text: words.members },
        { to: '/library/transfer', text: words.transfer },
        ...(isOwner
          ? ([
              { to: '/library/history', text: words.history },
              { to: '/library/webhooks', text: words.webhooks },
            ] as const)
          : []),
      ]}
    />
  );
};
