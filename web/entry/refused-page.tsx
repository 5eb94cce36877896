import { getRouteApi } from '@tanstack/react-router';

import { useAccount } from '../api/account.ts';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { EntryLayout } from './entry-layout.tsx';
import { entryWords } from './entry.words.ts';
import { refusedWords } from './refused.words.ts';

const route = getRouteApi('/refused');

const known = [
  'provider-sign-in-failed',
  'provider-account-unknown',
  'identity-taken',
  'provider-not-found',
  'recent-authentication-required',
  'rate-limited',
] as const;

/** Where the browser returns to if signing in with a provider failed. */
export const RefusedPage = () => {
  const words = useWords(refusedWords);
  const { toSignIn, toRecipes } = useWords(entryWords);
  const { user } = useAccount();
  const { code } = route.useSearch();
  const knownCode = known.find((one) => one === code);
  return (
    <EntryLayout
      title={words.title}
      alternatives={
        user === null ? (
          <LinkButton to="/sign-in" variant="primary">
            {toSignIn}
          </LinkButton>
        ) : (
          <>
            <LinkButton to="/account/security" variant="primary">
              {words.toSecurity}
            </LinkButton>
            <LinkButton to="/">{toRecipes}</LinkButton>
          </>
        )
      }
    >
      <Notice kind="error" title={knownCode === undefined ? words.unknown : words[knownCode]} />
    </EntryLayout>
  );
};
