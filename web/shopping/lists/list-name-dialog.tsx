import { useState } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { shoppingWords } from '../shopping.words.ts';

export interface ListNameDialogProps {
  readonly title: string;
  readonly action: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** Asks for the name of a list. */
export const ListNameDialog = ({ title, action, name, onClose, onName }: ListNameDialogProps) => {
  const words = useWords(shoppingWords);
  const [typed, setTyped] = useState(name);
  const isGood = typed.trim() !== '';
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isGood) return;
          onName(typed.trim());
          onClose();
        }}
      >
        <TextField label={words.name} value={typed} onChange={setTyped} maxLength={200} autoFocus />
        <DialogActions>
          <Button variant="primary" type="submit" isDisabled={!isGood}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
