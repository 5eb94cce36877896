import { LinkTabs } from '../design/tabs.tsx';
import { useWords } from '../language/locale.tsx';
import { tabsWords } from './tabs.words.ts';

/** The pages about the instance, for administrators. */
export const InstanceTabs = () => {
  const words = useWords(tabsWords);
  return (
    <LinkTabs
      label={words.instanceTabs}
      tabs={[
        { to: '/instance', text: words.instance },
        { to: '/instance/users', text: words.users },
        { to: '/instance/history', text: words.history },
        { to: '/instance/webhooks', text: words.webhooks },
      ]}
    />
  );
};
