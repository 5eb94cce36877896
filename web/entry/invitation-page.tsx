import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useAccount } from '../api/account.ts';
import { hasCode } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { acceptInvitation, selectLibrary } from './entry.api.ts';
import { EntryLayout } from './entry-layout.tsx';
import { entryWords } from './entry.words.ts';
import { clearSecret, readSecret } from './link-secret.ts';
import { parseInvitation } from './parse-invitation.ts';
import { InvitationForm } from './invitation-form.tsx';

/** The target of an invitation link: users with an account join, others create one. */
export const InvitationPage = () => {
  const words = useWords(entryWords);
  const { user } = useAccount();
  const [secret, setSecret] = useState(() => parseInvitation(readSecret('invitation')) ?? '');
  if (secret === '') {
    return (
      <EntryLayout
        title={words.invitationWithout}
        lead={words.invitationWithoutLead}
        alternatives={<LinkButton to="/">{user === null ? words.toSignIn : words.toRecipes}</LinkButton>}
      >
        <InvitationForm onGiven={setSecret} />
      </EntryLayout>
    );
  }
  if (user !== null) return <Accept secret={secret} name={user.display_name} onForget={() => setSecret('')} />;
  return (
    <EntryLayout title={words.invitationTitle} lead={words.invitationLead}>
      <div className="entry-form">
        <LinkButton to="/register" search={{}} variant="primary">
          {words.createAccount}
        </LinkButton>
        <LinkButton to="/sign-in" search={{ next: '/invitation' }}>
          {words.haveAccount}
        </LinkButton>
      </div>
    </EntryLayout>
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
      clearSecret('invitation');
      await selectLibrary(id);
    },
    // All cached data belongs to another library, so the app reloads.
    onSuccess: () => location.assign('/'),
  });
  const isUsedUp = hasCode(error, 'invitation-invalid', 'already-a-member');
  return (
    <EntryLayout
      title={words.invitationTitle}
      lead={`${words.invitationLead} ${words.invitationAs(name)}`}
      alternatives={<LinkButton to="/">{words.toRecipes}</LinkButton>}
    >
      {error !== null && (
        <CredentialNotice
          error={error}
          messages={{ 'invitation-invalid': words.invitationInvalid, 'already-a-member': words.invitationAlready }}
        />
      )}
      {isUsedUp ? (
        <Button
          onPress={() => {
            clearSecret('invitation');
            onForget();
          }}
        >
          {words.anotherInvitation}
        </Button>
      ) : (
        <Button variant="primary" onPress={() => mutate()} isPending={isPending}>
          {words.accept}
        </Button>
      )}
    </EntryLayout>
  );
};
