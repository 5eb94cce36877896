import { getRouteApi } from '@tanstack/react-router';

import { LinkButton } from '../design/link-button.tsx';
import { useWords } from '../language/locale.tsx';
import { EntryPage } from './entry-page.tsx';
import { entryWords } from './entry.words.ts';
import { PasswordSignIn } from './password-sign-in.tsx';
import { ProviderLinks } from './provider-links.tsx';

const route = getRouteApi('/sign-in');

/** The way in, by password, passkey or a provider; then on to where one wanted to go. */
export const SignInPage = () => {
  const words = useWords(entryWords);
  const { next } = route.useSearch();
  return (
    <EntryPage
      title={words.signIn}
      ways={
        <>
          <LinkButton to="/recover" look="quiet">
            {words.lostAccess}
          </LinkButton>
          <LinkButton to="/invitation" search={{}} look="quiet">
            {words.haveInvitation}
          </LinkButton>
        </>
      }
    >
      <PasswordSignIn next={next} />
      <ProviderLinks next={next} />
    </EntryPage>
  );
};
