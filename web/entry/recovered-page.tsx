import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { readAccount, useAccount } from '../api/account.ts';
import { browserHasPasskeys } from '../api/passkeys.ts';
import { faultsByField } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { credentialWords } from '../parts/credential.words.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { addFirstPasskey, setNewPassword, signOut } from './entry.api.ts';
import { EntryPage } from './entry-page.tsx';
import { entryWords } from './entry.words.ts';
import { useEnter } from './use-enter.ts';

/** After signing in with a recovery code, the user must first set up a new way to sign in. */
export const RecoveredPage = () => {
  const words = useWords(entryWords);
  const { commonPassword } = useWords(credentialWords);
  const { user, passkeys_available: passkeysAvailable } = useAccount();
  const enter = useEnter();
  const [password, setPassword] = useState('');
  const goOn = async (): Promise<void> => enter(await readAccount());
  const byPassword = useMutation({ mutationFn: () => setNewPassword(password), onSuccess: goOn });
  const byPasskey = useMutation({ mutationFn: addFirstPasskey, onSuccess: goOn });
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => location.assign('/sign-in') });
  const faults = faultsByField(byPassword.error, { 'common-password': commonPassword });
  const error = byPasskey.error ?? leave.error ?? (Object.keys(faults).length === 0 ? byPassword.error : null);
  return (
    <EntryPage
      title={words.recoveredTitle}
      lead={words.recoveredLead}
      ways={
        <>
          {passkeysAvailable && browserHasPasskeys() && (
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
          <Button look="quiet" onPress={() => leave.mutate()} isPending={leave.isPending}>
            {words.signOut}
          </Button>
        </>
      }
    >
      <Form
        className="entry-form"
        validationErrors={faults}
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
        <Button type="submit" look="primary" isPending={byPassword.isPending}>
          {words.setPassword}
        </Button>
      </Form>
    </EntryPage>
  );
};
