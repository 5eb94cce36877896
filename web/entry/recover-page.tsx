import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { recover } from './entry.api.ts';
import { EntryLayout } from './entry-layout.tsx';
import { entryWords } from './entry.words.ts';
import { useEnter } from './use-enter.ts';

/** For users who lost both password and passkey. */
export const RecoverPage = () => {
  const words = useWords(entryWords);
  const enter = useEnter();
  const [username, setUsername] = useState('');
  const [code, setCode] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => recover(username, code.trim()),
    onSuccess: (account) => enter(account),
  });
  return (
    <EntryLayout
      title={words.recoverTitle}
      lead={words.recoverLead}
      alternatives={
        <>
          <LinkButton to="/sign-in">{words.toSignIn}</LinkButton>
          <p>{words.recoverWithout}</p>
        </>
      }
    >
      <Form
        className="entry-form"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextField
          label={words.username}
          name="username"
          autoComplete="username"
          spellCheck="false"
          value={username}
          onChange={setUsername}
          isRequired
          autoFocus
        />
        <TextField
          label={words.recoverCode}
          name="code"
          autoComplete="off"
          spellCheck="false"
          value={code}
          onChange={setCode}
          isRequired
        />
        {error !== null && <CredentialNotice error={error} wrongCredential={words.recoverWrong} />}
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.signIn}
        </Button>
      </Form>
    </EntryLayout>
  );
};
