import { useLibrary, useMay } from '../api/account.ts';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { AuditList } from '../parts/audit-list.tsx';
import { HouseholdScreen } from './household-screen.tsx';
import { householdWords } from './household.words.ts';

/** The audit log of the library, for its owners. */
export const LibraryHistoryPage = () => {
  const words = useWords(householdWords);
  const { id } = useLibrary();
  const { own } = useMay();
  return (
    <HouseholdScreen title={words.history} lead={own ? words.historyLead : undefined}>
      {own ? <AuditList libraryId={id} /> : <Notice>{words.historyOwners}</Notice>}
    </HouseholdScreen>
  );
};
