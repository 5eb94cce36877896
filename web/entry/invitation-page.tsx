import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useAccount } from '../api/account.ts';
import { hasCode } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { acceptInvitation, selectLibrary } from './entry.api.ts';
import { EntryPage } from './entry-page.tsx';
import { entryWords } from './entry.words.ts';
import { forgetSecret, keptSecret } from './handed-secret.ts';
import { secretIn } from './invitation-text.ts';
import { InvitationForm } from './invitation-form.tsx';

/** The target of an invitation link: users with an account join, others create one. */
export const InvitationPage = () => {
  const words = useWords(entryWords);
  const { user } = useAccount();
  const [secret, setSecret] = useState(() => secretIn(keptSecret('invitation')) ?? '');
  if (secret === '') {
    return (
      <EntryPage
        title={words.invitationWithout}
        lead={words.invitationWithoutLead}
        ways={<LinkButton to="/">{user === null ? words.toSignIn : words.toRecipes}</LinkButton>}
      >
        <InvitationForm onGiven={setSecret} />
      </EntryPage>
    );
  }
  if (user !== null) return <Accept secret={secret} name={user.display_name} onForget={() => setSecret('')} />;
  return (
    <EntryPage title={words.invitationTitle} lead={words.invitationLead}>
      <div className="entry-form">
        <LinkButton to="/register" search={{}} look="primary">
          {words.createAccount}
        </LinkButton>
        <LinkButton to="/sign-in" search={{ next: '/invitation' }}>
          {words.haveAccount}
        </LinkButton>
      </div>
    </EntryPage>
  );
};

interface AcceptProps {
  readonly secret: string;
  readonly name: string;
  readonly onForget: () => void;
}

const Accept = ({ secret, name, onForget }: AcceptProps) => {
  const words = useWords(entryWords);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const { id } = await acceptInvitation(secret);
      forgetSecret('invitation');
      await selectLibrary(id);
    },
    // All cached data belongs to another library, so the app reloads.
    onSuccess: () => location.assign('/'),
  });
  const isOver = hasCode(error, 'invitation-invalid', 'already-a-member');
  return (
    <EntryPage
      title={words.invitationTitle}
      lead={`${words.invitationLead} ${words.invitationAs(name)}`}
      ways={<LinkButton to="/">{words.toRecipes}</LinkButton>}
    >
      {error !== null && (
        <CredentialNotice
          error={error}
          told={{ 'invitation-invalid': words.invitationInvalid, 'already-a-member': words.invitationAlready }}
        />
      )}
      {isOver ? (
        <Button
          onPress={() => {
            forgetSecret('invitation');
            onForget();
          }}
        >
          {words.anotherInvitation}
        </Button>
      ) : (
        <Button look="primary" onPress={() => mutate()} isPending={isPending}>
          {words.accept}
        </Button>
      )}
    </EntryPage>
  );
};
