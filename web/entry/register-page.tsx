import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { useWords } from '../language/locale.tsx';
import { register } from './entry.api.ts';
import { EntryLayout } from './entry-layout.tsx';
import { entryWords } from './entry.words.ts';
import { clearSecret, readSecret } from './link-secret.ts';
import { InvitationForm } from './invitation-form.tsx';
import { NewUserForm } from './new-user-form.tsx';

/** Creates an account for an invited user; there is no registration without an invitation. */
export const RegisterPage = () => {
  const words = useWords(entryWords);
  const [invitation, setInvitation] = useState(() => readSecret('invitation'));
  if (invitation === '') {
    return (
      <EntryLayout
        title={words.invitationWithout}
        lead={words.invitationWithoutLead}
        alternatives={<LinkButton to="/sign-in">{words.toSignIn}</LinkButton>}
      >
        <InvitationForm onGiven={setInvitation} />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout
      title={words.registerTitle}
      lead={words.registerLead}
      alternatives={
        <>
          <LinkButton to="/sign-in" search={{ next: '/invitation' }} variant="quiet">
            {words.haveAccount}
          </LinkButton>
          <Button
            variant="quiet"
            onPress={() => {
              clearSecret('invitation');
              setInvitation('');
            }}
          >
            {words.anotherInvitation}
          </Button>
        </>
      }
    >
      <NewUserForm
        action={words.registerAction}
        messages={{ 'invitation-invalid': words.invitationInvalid }}
        onSubmit={async (newUser) => {
          const account = await register({ invitation, ...newUser });
          clearSecret('invitation');
          return account;
        }}
      />
    </EntryLayout>
  );
};
