import { useAccount } from '../api/account.ts';
import { useWords } from '../language/locale.tsx';
import { ConfirmIdentity } from '../parts/confirm-identity.tsx';
import { useConfirmation } from '../parts/use-confirmation.ts';
import { AccountLayout } from './account-layout.tsx';
import { accountWords } from './account.words.ts';
import { LocalModeNotice } from './local-mode-notice.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RecoverySection } from './recovery-section.tsx';

/** Sign-in methods. Changes here require recent authentication. */
export const SecurityPage = () => {
  const words = useWords(accountWords);
  const { auth_enabled: authEnabled } = useAccount();
  const confirmation = useConfirmation();
  return (
    <AccountLayout title={words.security}>
      {authEnabled ? (
        <>
          <PasskeysSection run={confirmation.run} />
          <PasswordSection run={confirmation.run} />
          <RecoverySection run={confirmation.run} />
          <ConfirmIdentity confirmation={confirmation} />
        </>
      ) : (
        <LocalModeNotice />
      )}
    </AccountLayout>
  );
};
