import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import type { AccountState } from '../api/account.ts';
import { getFieldErrors, hasCode } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { credentialWords } from '../parts/credential.words.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { entryWords } from './entry.words.ts';
import { useEnter } from './use-enter.ts';

/** A new user, as both setup and registration ask for it. */
export interface NewUser {
  readonly username: string;
  readonly display_name: string;
  readonly password: string;
}

export interface NewUserFormProps {
  readonly action: string;
  readonly onSubmit: (newUser: NewUser) => Promise<AccountState>;
  readonly messages: Readonly<Record<string, string>>;
}

/** Creates an account and signs in with it. */
export const NewUserForm = ({ action, onSubmit, messages }: NewUserFormProps) => {
  const words = useWords(entryWords);
  const { commonPassword, usernameTaken } = useWords(credentialWords);
  const enter = useEnter();
  const [newUser, setNewUser] = useState<NewUser>({ username: '', display_name: '', password: '' });
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: () => onSubmit(newUser),
    onSuccess: (account) => enter(account),
  });
  // An error disappears as soon as the input changes: if it disappeared on blur, it would move the button from under
  // the finger.
  const change = (part: Partial<NewUser>): void => {
    setNewUser({ ...newUser, ...part });
    reset();
  };
  const fieldErrors = hasCode(error, 'username-taken')
    ? { username: [usernameTaken] }
    : getFieldErrors(error, { 'common-password': commonPassword });
  return (
    <Form
      className="entry-form"
      validationErrors={fieldErrors}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField
        label={words.displayName}
        hint={words.displayNameHint}
        name="display_name"
        autoComplete="name"
        maxLength={100}
        value={newUser.display_name}
        onChange={(name) => change({ display_name: name })}
        isRequired
        autoFocus
      />
      <TextField
        label={words.username}
        hint={words.usernameHint}
        name="username"
        autoComplete="username"
        spellCheck="false"
        maxLength={64}
        value={newUser.username}
        onChange={(username) => change({ username })}
        isRequired
      />
      <NewPasswordField
        label={words.password}
        name="password"
        names={[newUser.username, newUser.display_name]}
        value={newUser.password}
        onChange={(password) => change({ password })}
      />
      {error !== null && Object.keys(fieldErrors).length === 0 && (
        <CredentialNotice error={error} messages={messages} />
      )}
      <Button type="submit" variant="primary" isPending={isPending}>
        {action}
      </Button>
    </Form>
  );
};
