import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { setUp } from './entry.api.ts';
import { EntryLayout } from './entry-layout.tsx';
import { entryWords } from './entry.words.ts';
import { clearSecret, readSecret } from './link-secret.ts';
import { NewUserForm } from './new-user-form.tsx';

/** The first administrator arrives with the link that the service printed. */
export const SetupPage = () => {
  const words = useWords(entryWords);
  const token = readSecret('setup');
  if (token === '') return <MissingLink />;
  return (
    <EntryLayout title={words.setupTitle} lead={words.setupLead}>
      <NewUserForm
        action={words.setupAction}
        messages={{ 'setup-link-invalid': words.setupInvalid }}
        onSubmit={async (newUser) => {
          const account = await setUp({ token, ...newUser });
          clearSecret('setup');
          return account;
        }}
      />
    </EntryLayout>
  );
};

const MissingLink = () => {
  const words = useWords(entryWords);
  return (
    <EntryLayout title={words.setupWithout} alternatives={<LinkButton to="/sign-in">{words.toSignIn}</LinkButton>}>
      <Notice>
        <p>{words.setupWithoutHint}</p>
        <code>tureen admin setup-link</code>
      </Notice>
    </EntryLayout>
  );
};
