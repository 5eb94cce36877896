import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { fetchAccount } from '../api/account.ts';
import { getFieldErrors } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { OrDivider } from '../design/or-divider.tsx';
import { useWords } from '../language/locale.tsx';
import { createLibrary, signOut } from './entry.api.ts';
import { EntryLayout } from './entry-layout.tsx';
import { entryWords } from './entry.words.ts';
import { InvitationForm } from './invitation-form.tsx';
import { useEnter } from './use-enter.ts';

/** For users with an account but without a library: it was deleted, or they left it. */
export const WelcomePage = () => {
  const words = useWords(entryWords);
  const navigate = useNavigate();
  const enter = useEnter();
  const [name, setName] = useState('');
  const create = useMutation({
    mutationFn: () => createLibrary(name),
    onSuccess: async () => enter(await fetchAccount()),
  });
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => location.assign('/sign-in') });
  const error = create.error ?? leave.error;
  return (
    <EntryLayout
      title={words.welcomeTitle}
      lead={words.welcomeLead}
      alternatives={
        <>
          <OrDivider>{words.or}</OrDivider>
          <InvitationForm onGiven={() => void navigate({ to: '/invitation', search: {} })} />
          <Button variant="quiet" onPress={() => leave.mutate()} isPending={leave.isPending}>
            {words.signOut}
          </Button>
        </>
      }
    >
      <Form
        className="entry-form"
        validationErrors={getFieldErrors(error)}
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <TextField
          label={words.libraryName}
          hint={words.libraryNameHint}
          name="name"
          maxLength={100}
          value={name}
          onChange={setName}
          isRequired
          autoFocus
        />
        {error !== null && <ProblemNotice error={error} fields={['name']} />}
        <Button type="submit" variant="primary" isPending={create.isPending}>
          {words.createLibrary}
        </Button>
      </Form>
    </EntryLayout>
  );
};
