import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { useWords } from '../language/locale.tsx';
import { register } from './entry.api.ts';
import { EntryPage } from './entry-page.tsx';
import { entryWords } from './entry.words.ts';
import { forgetSecret, keptSecret } from './handed-secret.ts';
import { InvitationForm } from './invitation-form.tsx';
import { NewcomerForm } from './newcomer-form.tsx';

/** Creates an account for an invited user; there is no registration without an invitation. */
export const RegisterPage = () => {
  const words = useWords(entryWords);
  const [invitation, setInvitation] = useState(() => keptSecret('invitation'));
  if (invitation === '') {
    return (
      <EntryPage
        title={words.invitationWithout}
        lead={words.invitationWithoutLead}
        ways={<LinkButton to="/sign-in">{words.toSignIn}</LinkButton>}
      >
        <InvitationForm onGiven={setInvitation} />
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title={words.registerTitle}
      lead={words.registerLead}
      ways={
        <>
          <LinkButton to="/sign-in" search={{ next: '/invitation' }} look="quiet">
            {words.haveAccount}
          </LinkButton>
          <Button
            look="quiet"
            onPress={() => {
              forgetSecret('invitation');
              setInvitation('');
            }}
          >
            {words.anotherInvitation}
          </Button>
        </>
      }
    >
      <NewcomerForm
        action={words.registerAction}
        told={{ 'invitation-invalid': words.invitationInvalid }}
        onSubmit={async (newcomer) => {
          const account = await register({ invitation, ...newcomer });
          forgetSecret('invitation');
          return account;
        }}
      />
    </EntryPage>
  );
};
