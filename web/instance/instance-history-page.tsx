import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { AuditList } from '../parts/audit-list.tsx';
import { AdministratorsOnly } from './administrators-only.tsx';
import { usersWords } from './instance.words.ts';

export const InstanceHistoryPage = () => {
  const words = useWords(usersWords);
  return (
    <Page title={words.historyTitle} lead={words.historyLead}>
      <AdministratorsOnly>
        <AuditList />
      </AdministratorsOnly>
    </Page>
  );
};
