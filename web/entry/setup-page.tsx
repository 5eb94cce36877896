import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { setUp } from './entry.api.ts';
import { EntryPage } from './entry-page.tsx';
import { entryWords } from './entry.words.ts';
import { forgetSecret, keptSecret } from './handed-secret.ts';
import { NewcomerForm } from './newcomer-form.tsx';

/** The first administrator arrives with the link that the service printed. */
export const SetupPage = () => {
  const words = useWords(entryWords);
  const token = keptSecret('setup');
  if (token === '') return <WithoutLink />;
  return (
    <EntryPage title={words.setupTitle} lead={words.setupLead}>
      <NewcomerForm
        action={words.setupAction}
        told={{ 'setup-link-invalid': words.setupInvalid }}
        onSubmit={async (newcomer) => {
          const account = await setUp({ token, ...newcomer });
          forgetSecret('setup');
          return account;
        }}
      />
    </EntryPage>
  );
};

const WithoutLink = () => {
  const words = useWords(entryWords);
  return (
    <EntryPage title={words.setupWithout} ways={<LinkButton to="/sign-in">{words.toSignIn}</LinkButton>}>
      <Notice>
        <p>{words.setupWithoutHint}</p>
        <code>tureen admin setup-link</code>
      </Notice>
    </EntryPage>
  );
};
