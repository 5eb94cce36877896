import { usePermissions } from '../api/account.ts';
import { LinkButton } from '../design/link-button.tsx';
import { Page, Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { LibraryTabs } from '../parts/library-tabs.tsx';
import { TransferExports } from './transfer-exports.tsx';
import { TransferForm } from './transfer-form.tsx';
import { transferWords } from './transfer.words.ts';

/** Exporting and importing. Viewers can only export. */
export const TransferPage = () => {
  const words = useWords(transferWords);
  const { canEdit } = usePermissions();
  return (
    <Page title={words.title} lead={words.lead}>
      <LibraryTabs />
      <Section title={words.exportTitle} lead={words.exportLead}>
        <TransferForm />
      </Section>
      <TransferExports />
      {canEdit && (
        <Section title={words.importTitle} lead={words.importLead}>
          <div>
            <LinkButton to="/import">{words.toImport}</LinkButton>
          </div>
        </Section>
      )}
    </Page>
  );
};
