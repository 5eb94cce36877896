import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { accountQuery, useAccount } from '../api/account.ts';
import { getFieldErrors } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { renameAccount } from './account.api.ts';
import { accountWords } from './account.words.ts';

/** The name other members see. */
export const NameSection = () => {
  const words = useWords(accountWords);
  const client = useQueryClient();
  const showToast = useToast();
  const { user } = useAccount();
  const [name, setName] = useState(user?.display_name ?? '');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => renameAccount(name),
    onSuccess: (account) => {
      client.setQueryData(accountQuery.queryKey, account);
      setName(account.user?.display_name ?? name);
      showToast({ text: words.nameSaved });
    },
  });
  return (
    <Section title={words.you}>
      <Form
        className="short-form"
        validationErrors={getFieldErrors(error)}
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
          value={name}
          onChange={setName}
          isRequired
        />
        {error !== null && <ProblemNotice error={error} fields={['display_name']} />}
        <Button type="submit" isPending={isPending} isDisabled={name.trim() === user?.display_name}>
          {words.saveName}
        </Button>
      </Form>
    </Section>
  );
};
