import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { fetchAccount, useAccount } from '../api/account.ts';
import { supportsPasskeys } from '../api/passkeys.ts';
import { getFieldErrors } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { credentialWords } from '../parts/credential.words.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { addFirstPasskey, setNewPassword, signOut } from './entry.api.ts';
import { EntryLayout } from './entry-layout.tsx';
import { entryWords } from './entry.words.ts';
import { useEnter } from './use-enter.ts';

/** After signing in with a recovery code, the user must first set up a new way to sign in. */
export const RecoveredPage = () => {
  const words = useWords(entryWords);
  const { commonPassword } = useWords(credentialWords);
  const { user, passkeys_available: passkeysAvailable } = useAccount();
  const enter = useEnter();
  const [password, setPassword] = useState('');
  const enterApp = async (): Promise<void> => enter(await fetchAccount());
  const byPassword = useMutation({ mutationFn: () => setNewPassword(password), onSuccess: enterApp });
  const byPasskey = useMutation({ mutationFn: addFirstPasskey, onSuccess: enterApp });
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => location.assign('/sign-in') });
  const fieldErrors = getFieldErrors(byPassword.error, { 'common-password': commonPassword });
  const error = byPasskey.error ?? leave.error ?? (Object.keys(fieldErrors).length === 0 ? byPassword.error : null);
  return (
    <EntryLayout
      title={words.recoveredTitle}
      lead={words.recoveredLead}
      alternatives={
        <>
          {passkeysAvailable && supportsPasskeys() && (
            <Button
              icon={<KeyRound aria-hidden />}
              isPending={byPasskey.isPending}
              onPress={() => {
                byPassword.reset();
                byPasskey.mutate();
              }}
            >
              {words.addPasskey}
            </Button>
          )}
          <Button variant="quiet" onPress={() => leave.mutate()} isPending={leave.isPending}>
            {words.signOut}
          </Button>
        </>
      }
    >
      <Form
        className="entry-form"
        validationErrors={fieldErrors}
        onSubmit={(event) => {
          event.preventDefault();
          byPasskey.reset();
          byPassword.mutate();
        }}
      >
        <NewPasswordField
          label={words.newPassword}
          name="new_password"
          names={[user?.display_name ?? '']}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            byPassword.reset();
          }}
          autoFocus
        />
        {error !== null && <CredentialNotice error={error} />}
        <Button type="submit" variant="primary" isPending={byPassword.isPending}>
          {words.setPassword}
        </Button>
      </Form>
    </EntryLayout>
  );
};
