import { useState } from 'react';
import type { ReactNode } from 'react';
import { Form } from 'react-aria-components';

import { faultsByField } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { designWords } from '../design/design.words.ts';
import { DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';

export interface NameFormProps {
  readonly label: string;
  readonly known?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  /** The text of the button. */
  readonly act: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Errors that are not about the name. */
  readonly children: ReactNode;
}

/** The body of a dialog that only asks for a name. */
export const NameForm = (props: NameFormProps) => {
  const { known = '', act, onName, onClose, isPending, error, children, ...field } = props;
  const { cancel } = useWords(designWords);
  const [name, setName] = useState(known);
  return (
    <Form
      className="dialog-body"
      validationErrors={faultsByField(error)}
      onSubmit={(event) => {
        event.preventDefault();
        onName(name);
      }}
    >
      <TextField {...field} name="name" maxLength={100} value={name} onChange={setName} autoFocus />
      {children}
      <DialogActions>
        <Button onPress={onClose}>{cancel}</Button>
        <Button type="submit" look="primary" isPending={isPending}>
          {act}
        </Button>
      </DialogActions>
    </Form>
  );
};
