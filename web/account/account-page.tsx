import { useAccount } from '../api/account.ts';
import { useWords } from '../language/locale.tsx';
import { AccountLayout } from './account-layout.tsx';
import { accountWords } from './account.words.ts';
import { AmountsSection } from './amounts-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { LibrarySection } from './library-section.tsx';
import { LocalModeNotice } from './local-mode-notice.tsx';
import { NameSection } from './name-section.tsx';
import { SignOutSection } from './sign-out-section.tsx';

/** The user's name, how the app looks on this device, and how it shows amounts. */
export const AccountPage = () => {
  const words = useWords(accountWords);
  const { auth_enabled: authEnabled, libraries } = useAccount();
  return (
    <AccountLayout title={words.account}>
      {!authEnabled && <LocalModeNotice />}
      <NameSection />
      <AppearanceSection />
      <AmountsSection />
      {libraries.length > 1 && <LibrarySection />}
      {authEnabled && <SignOutSection />}
    </AccountLayout>
  );
};
