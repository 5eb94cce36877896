import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { faultsByField } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { passkeysQuery, renamePasskey } from './account.api.ts';
import type { Passkey } from './account.api.ts';
import { accountWords } from './account.words.ts';
import { securityWords } from './security.words.ts';

export interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const RenamePasskey = ({ passkey, isOpen, onClose }: RenamePasskeyProps) => {
  const words = useWords(securityWords);
  return (
    <Dialog title={words.renamePasskey} isOpen={isOpen} onClose={onClose}>
      <RenameForm passkey={passkey} onClose={onClose} />
    </Dialog>
  );
};

const RenameForm = ({ passkey, onClose }: Omit<RenamePasskeyProps, 'isOpen'>) => {
  const words = useWords(securityWords);
  const { cancel } = useWords(accountWords);
  const client = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => renamePasskey(passkey.id, name),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      onClose();
    },
  });
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
        name="name"
        maxLength={100}
        value={name}
        onChange={setName}
        isRequired
        autoFocus
      />
      {error !== null && <ProblemNotice error={error} />}
      <DialogActions>
        <Button onPress={onClose}>{cancel}</Button>
        <Button type="submit" look="primary" isPending={isPending}>
          {words.rename}
        </Button>
      </DialogActions>
    </Form>
  );
};
