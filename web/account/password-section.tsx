import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { useAccount } from '../api/account.ts';
import { getFieldErrors } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { Section } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { credentialWords } from '../parts/credential.words.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { getVisibleError } from '../parts/use-confirmation.ts';
import type { Confirmation } from '../parts/use-confirmation.ts';
import { changePassword, sessionsQuery } from './account.api.ts';
import { securityWords } from './security.words.ts';

/** Sets a new password. The current one is requested by the confirmation, and only if the sign-in is not recent. */
export const PasswordSection = ({ run }: Pick<Confirmation, 'run'>) => {
  const words = useWords(securityWords);
  const { commonPassword } = useWords(credentialWords);
  const { user } = useAccount();
  const client = useQueryClient();
  const showToast = useToast();
  const [password, setPassword] = useState('');
  const [username, setUsername] = useState('');
  // A user who signed in with a provider has no user name, which only the refusal reveals.
  const [needsName, setNeedsName] = useState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: () => run(() => changePassword({ new_password: password, ...(needsName && { username }) })),
    onSuccess: () => {
      setPassword('');
      showToast({ text: words.passwordSaved });
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (refusal) => 'username' in getFieldErrors(refusal) && setNeedsName(true),
  });
  const fieldErrors = getFieldErrors(error, { 'common-password': commonPassword, required: words.usernameHint });
  const visibleError = getVisibleError(error);
  return (
    <Section title={words.passwordTitle} lead={words.passwordLead}>
      <Form
        className="short-form"
        validationErrors={fieldErrors}
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        {needsName && (
          <TextField
            label={words.username}
            name="username"
            autoComplete="username"
            maxLength={64}
            value={username}
            onChange={setUsername}
            isRequired
          />
        )}
        <NewPasswordField
          label={words.newPassword}
          name="new_password"
          names={[user?.display_name ?? '', username]}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            reset();
          }}
        />
        {visibleError !== null && Object.keys(fieldErrors).length === 0 && <CredentialNotice error={visibleError} />}
        <Button type="submit" isPending={isPending}>
          {words.savePassword}
        </Button>
      </Form>
    </Section>
  );
};
