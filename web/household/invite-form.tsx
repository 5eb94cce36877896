import { useState } from 'react';
import { Form } from 'react-aria-components';

import type { NewInvitation } from '../../src/domains/libraries/index.ts';
import { getFieldErrors } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { DialogActions } from '../design/dialog.tsx';
import { SelectField, TextField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import type { Role } from './household.api.ts';
import { roleWords } from '../parts/role.words.ts';
import { membersWords } from './members.words.ts';

export interface InviteFormProps {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (input: NewInvitation) => void;
}

const EXPIRY_HOURS = ['24', '168', '720'] as const;

/** Whom to invite, with which role, and for how long. */
export const InviteForm = ({ error, isPending, onCancel, onSubmit }: InviteFormProps) => {
  const words = useWords(membersWords);
  const roles = useWords(roleWords);
  const [hint, setHint] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [good, setGood] = useState('168');
  const input: NewInvitation = { role, hint: hint.trim(), expires_in_hours: Number(good) };
  return (
    <Form
      className="dialog-body"
      validationErrors={getFieldErrors(error)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(input);
      }}
    >
      <TextField
        label={words.hint}
        hint={words.hintHint}
        name="hint"
        maxLength={200}
        value={hint}
        onChange={setHint}
        autoFocus
      />
      <Choice
        label={words.role}
        value={role}
        onChange={setRole}
        options={(['viewer', 'editor', 'owner'] as const).map((value) => ({ value, text: roles[value] }))}
      />
      <p className="field-hint">{roles[`${role}_may`]}</p>
      <SelectField label={words.good} value={good} onChange={setGood}>
        {EXPIRY_HOURS.map((value) => (
          <option key={value} value={value}>
            {words[`good_${value}`]}
          </option>
        ))}
      </SelectField>
      {error !== null && <ProblemNotice error={error} fields={['hint']} />}
      <DialogActions>
        <Button onPress={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.makeLink}
        </Button>
      </DialogActions>
    </Form>
  );
};
