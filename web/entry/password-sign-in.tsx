import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { useAccount } from '../api/account.ts';
import { browserHasPasskeys } from '../api/passkeys.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { credentialWords } from '../parts/credential.words.ts';
import { PasswordField } from '../parts/password-field.tsx';
import { signIn } from './entry.api.ts';
import { entryWords } from './entry.words.ts';
import { useEnter } from './use-enter.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** User name and password, or a passkey: from the list below the field where the browser has one, else by the button. */
export const PasswordSignIn = ({ next }: { readonly next: string | undefined }) => {
  const words = useWords(entryWords);
  const { passkeyUnknown } = useWords(credentialWords);
  const enter = useEnter();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const hasPasskeys = useAccount().passkeys_available && browserHasPasskeys();
  const byPasskey = usePasskeySignIn(hasPasskeys, (account) => enter(account, next));
  const byPassword = useMutation({
    mutationFn: () => signIn(username, password),
    onSuccess: (account) => enter(account, next),
  });
  return (
    <>
      <Form
        className="entry-form"
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
        {byPassword.error !== null && <CredentialNotice error={byPassword.error} wrong={words.signInWrong} />}
        <Button type="submit" look="primary" isPending={byPassword.isPending}>
          {words.signIn}
        </Button>
      </Form>
      <div className="entry-ways">
        <span className="entry-or">{words.or}</span>
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
        {byPasskey.error !== null && <CredentialNotice error={byPasskey.error} wrong={passkeyUnknown} />}
      </div>
    </>
  );
};
