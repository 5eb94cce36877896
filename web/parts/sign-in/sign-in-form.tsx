import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { useAccount } from '../../api/account.ts';
import type { AccountState } from '../../api/account.ts';
import { supportsPasskeys } from '../../api/passkeys.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { OrDivider } from '../../design/or-divider.tsx';
import { useWords } from '../../language/locale.tsx';
import { CredentialNotice } from '../credential-notice.tsx';
import { credentialWords } from '../credential.words.ts';
import { PasswordField } from '../password-field.tsx';
import { signIn } from './sign-in.api.ts';
import { signInWords } from './sign-in.words.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';
import './sign-in-form.css';

export interface SignInFormProps {
  readonly onSignedIn: (account: AccountState) => Promise<void>;
}

/**
 * Signs in with user name and password or with a passkey: from the autofill list if the browser supports it, else by
 * the button.
 */
export const SignInForm = ({ onSignedIn }: SignInFormProps) => {
  const words = useWords(signInWords);
  const { passkeyUnknown } = useWords(credentialWords);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const hasPasskeys = useAccount().passkeys_available && supportsPasskeys();
  const byPasskey = usePasskeySignIn(hasPasskeys, onSignedIn);
  const byPassword = useMutation({
    mutationFn: () => signIn(username, password),
    onSuccess: onSignedIn,
  });
  return (
    <>
      <Form
        className="sign-in-form"
        onSubmit={(event) => {
          event.preventDefault();
          byPasskey.reset();
          byPassword.mutate();
        }}
      >
        <TextField
          label={words.username}
          name="username"
          autoComplete="username webauthn"
          spellCheck="false"
          value={username}
          onChange={setUsername}
          isRequired
          autoFocus
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {byPassword.error !== null && <CredentialNotice error={byPassword.error} wrongCredential={words.signInWrong} />}
        <Button type="submit" variant="primary" isPending={byPassword.isPending}>
          {words.signIn}
        </Button>
      </Form>
      <div className="sign-in-ways">
        <OrDivider>{words.or}</OrDivider>
        {hasPasskeys ? (
          <Button
            icon={<KeyRound aria-hidden />}
            isPending={byPasskey.isPending}
            onPress={() => {
              byPassword.reset();
              byPasskey.begin();
            }}
          >
            {words.withPasskey}
          </Button>
        ) : (
          <p>{words.noPasskeys}</p>
        )}
        {byPasskey.error !== null && <CredentialNotice error={byPasskey.error} wrongCredential={passkeyUnknown} />}
      </div>
    </>
  );
};
