import { useState } from 'react';
import type { ReactNode } from 'react';
import { Form } from 'react-aria-components';

import { getFieldErrors } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { designWords } from '../design/design.words.ts';
import { DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';

export interface NameFormProps {
  readonly label: string;
  readonly initialName?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  /** The text of the button. */
  readonly submitLabel: string;
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Errors that are not about the name. */
  readonly children: ReactNode;
}

/** The body of a dialog that only asks for a name. */
export const NameForm = (props: NameFormProps) => {
  const { initialName = '', submitLabel, onSubmit, onClose, isPending, error, children, ...field } = props;
  const { cancel } = useWords(designWords);
  const [name, setName] = useState(initialName);
  return (
    <Form
      className="dialog-body"
      validationErrors={getFieldErrors(error)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(name);
      }}
    >
      <TextField {...field} name="name" maxLength={100} value={name} onChange={setName} autoFocus />
      {children}
      <DialogActions>
        <Button onPress={onClose}>{cancel}</Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Form>
  );
};
