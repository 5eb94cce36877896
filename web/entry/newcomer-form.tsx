import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import type { AccountState } from '../api/account.ts';
import { faultsByField, hasCode } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { credentialWords } from '../parts/credential.words.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { entryWords } from './entry.words.ts';
import { useEnter } from './use-enter.ts';

/** Who is new, as both ways in ask for it. */
export interface Newcomer {
  readonly username: string;
  readonly display_name: string;
  readonly password: string;
}

export interface NewcomerFormProps {
  readonly action: string;
  readonly onSubmit: (newcomer: Newcomer) => Promise<AccountState>;
  readonly told: Readonly<Record<string, string>>;
}

/** Makes an account and goes inside with it. */
export const NewcomerForm = ({ action, onSubmit, told }: NewcomerFormProps) => {
  const words = useWords(entryWords);
  const { commonPassword, usernameTaken } = useWords(credentialWords);
  const enter = useEnter();
  const [newcomer, setNewcomer] = useState<Newcomer>({ username: '', display_name: '', password: '' });
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: () => onSubmit(newcomer),
    onSuccess: (account) => enter(account),
  });
  // What was wrong goes as soon as it is mended: going with the focus, it would move the button from under the finger.
  const change = (part: Partial<Newcomer>): void => {
    setNewcomer({ ...newcomer, ...part });
    reset();
  };
  const faults = hasCode(error, 'username-taken')
    ? { username: [usernameTaken] }
    : faultsByField(error, { 'common-password': commonPassword });
  return (
    <Form
      className="entry-form"
      validationErrors={faults}
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
        value={newcomer.display_name}
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
        value={newcomer.username}
        onChange={(username) => change({ username })}
        isRequired
      />
      <NewPasswordField
        label={words.password}
        name="password"
        names={[newcomer.username, newcomer.display_name]}
        value={newcomer.password}
        onChange={(password) => change({ password })}
      />
      {error !== null && Object.keys(faults).length === 0 && <CredentialNotice error={error} told={told} />}
      <Button type="submit" look="primary" isPending={isPending}>
        {action}
      </Button>
    </Form>
  );
};
