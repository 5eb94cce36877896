import { useLibrary, usePermissions } from '../api/account.ts';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { AuditList } from '../parts/audit-list.tsx';
import { HouseholdLayout } from './household-layout.tsx';
import { householdWords } from './household.words.ts';

/** The audit log of the library, for its owners. */
export const LibraryHistoryPage = () => {
  const words = useWords(householdWords);
  const { id } = useLibrary();
  const { isOwner } = usePermissions();
  return (
    <HouseholdLayout title={words.history} lead={isOwner ? words.historyLead : undefined}>
      {isOwner ? <AuditList libraryId={id} /> : <Notice>{words.historyOwners}</Notice>}
    </HouseholdLayout>
  );
};
