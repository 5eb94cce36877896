import { getRouteApi } from '@tanstack/react-router';

import { LinkButton } from '../design/link-button.tsx';
import { useWords } from '../language/locale.tsx';
import { SignInForm } from '../parts/sign-in/sign-in-form.tsx';
import { EntryLayout } from './entry-layout.tsx';
import { entryWords } from './entry.words.ts';
import { ProviderLinks } from './provider-links.tsx';
import { useEnter } from './use-enter.ts';

const route = getRouteApi('/sign-in');

/** Signs in with a password, passkey or provider, then continues to the requested page. */
export const SignInPage = () => {
  const words = useWords(entryWords);
  const enter = useEnter();
  const { next } = route.useSearch();
  return (
    <EntryLayout
      title={words.signIn}
      alternatives={
        <>
          <LinkButton to="/recover" variant="quiet">
            {words.lostAccess}
          </LinkButton>
          <LinkButton to="/invitation" search={{}} variant="quiet">
            {words.haveInvitation}
          </LinkButton>
        </>
      }
    >
      <SignInForm onSignedIn={(account) => enter(account, next)} />
      <ProviderLinks next={next} />
    </EntryLayout>
  );
};
