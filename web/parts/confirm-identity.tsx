import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { accountQuery, confirmIdentity, useAccount } from '../api/account.ts';
import type { AccountState } from '../api/account.ts';
import { supportsPasskeys, getPasskeyAssertion } from '../api/passkeys.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from './credential-notice.tsx';
import { credentialWords } from './credential.words.ts';
import { PasswordField } from './password-field.tsx';
import type { Confirmation } from './use-confirmation.ts';

/** Asks for the password or a passkey when the service requires recent authentication; then the request continues. */
export const ConfirmIdentity = ({ confirmation }: { readonly confirmation: Confirmation }) => {
  const words = useWords(credentialWords);
  return (
    <Dialog title={words.confirmTitle} isOpen={confirmation.isAsking} onClose={confirmation.cancel}>
      <ConfirmForm onConfirmed={confirmation.confirm} />
    </Dialog>
  );
};

/** A separate component, so that the password is dropped as soon as the dialog closes. */
const ConfirmForm = ({ onConfirmed }: { readonly onConfirmed: () => void }) => {
  const words = useWords(credentialWords);
  const { passkeys_available: passkeysAvailable } = useAccount();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const onSuccess = (account: AccountState): void => {
    client.setQueryData(accountQuery.queryKey, account);
    onConfirmed();
  };
  const byPassword = useMutation({
    mutationFn: () => confirmIdentity({ password }),
    onSuccess,
  });
  const byPasskey = useMutation({
    mutationFn: async () => confirmIdentity({ passkey: await getPasskeyAssertion() }),
    onSuccess,
  });
  const error = byPassword.error ?? byPasskey.error;
  return (
    <Form
      className="dialog-body"
      onSubmit={(event) => {
        event.preventDefault();
        byPasskey.reset();
        byPassword.mutate();
      }}
    >
      <p>{words.confirmLead}</p>
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        autoFocus
      />
      {error !== null && (
        <CredentialNotice error={error} {...(byPasskey.error !== null && { wrongCredential: words.passkeyUnknown })} />
      )}
      <DialogActions>
        {passkeysAvailable && supportsPasskeys() && (
          <Button
            icon={<KeyRound aria-hidden />}
            isPending={byPasskey.isPending}
            onPress={() => {
              byPassword.reset();
              byPasskey.mutate();
            }}
          >
            {words.confirmByPasskey}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={byPassword.isPending}>
          {words.confirm}
        </Button>
      </DialogActions>
    </Form>
  );
};
