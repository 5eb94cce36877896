import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { faultsByField } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { toldError } from '../parts/use-confirmation.ts';
import type { Confirmation } from '../parts/use-confirmation.ts';
import { addPasskey, passkeysQuery } from './account.api.ts';
import { accountWords } from './account.words.ts';
import { securityWords } from './security.words.ts';

export interface AddPasskeyProps extends Pick<Confirmation, 'run'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for a name, and then the device for a passkey. */
export const AddPasskey = ({ isOpen, onClose, run }: AddPasskeyProps) => {
  const words = useWords(securityWords);
  return (
    <Dialog title={words.addPasskey} isOpen={isOpen} onClose={onClose}>
      <AddForm onClose={onClose} run={run} />
    </Dialog>
  );
};

const AddForm = ({ onClose, run }: Omit<AddPasskeyProps, 'isOpen'>) => {
  const words = useWords(securityWords);
  const { cancel } = useWords(accountWords);
  const client = useQueryClient();
  const tell = useToast();
  const [name, setName] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => run(() => addPasskey(name)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      tell({ text: words.passkeyAdded });
      onClose();
    },
  });
  const told = toldError(error);
  return (
    <Form
      className="dialog-body"
      validationErrors={faultsByField(error)}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField
        label={words.passkeyName}
        hint={words.addPasskeyHint}
        placeholder={words.passkeyNamePlaceholder}
        name="name"
        maxLength={100}
        value={name}
        onChange={setName}
        autoFocus
      />
      {told !== null && <CredentialNotice error={told} />}
      <DialogActions>
        <Button onPress={onClose}>{cancel}</Button>
        <Button type="submit" look="primary" isPending={isPending}>
          {words.add}
        </Button>
      </DialogActions>
    </Form>
  );
};
