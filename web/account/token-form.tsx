import { useState } from 'react';
import { Form } from 'react-aria-components';

import type { NewAccessToken } from '../../src/domains/accounts/index.ts';
import { getFieldErrors } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { DialogActions } from '../design/dialog.tsx';
import { SelectField, TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { getExpiryDate, expiries, isExpiry } from './token-expiry.ts';
import type { Expiry } from './token-expiry.ts';
import { tokensWords } from './tokens.words.ts';

export interface TokenFormProps {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (token: NewAccessToken) => void;
}

/** Name, scope and lifetime of a new token. Defaults to read-only. */
export const TokenForm = ({ error, isPending, onCancel, onSubmit }: TokenFormProps) => {
  const words = useWords(tokensWords);
  // Fixed, so that every retry sends the same expiry and the token is created once.
  const [opened] = useState(() => new Date());
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'read' | 'write'>('read');
  const [expiry, setExpiry] = useState<Expiry>('90');
  const token: NewAccessToken = { name, scopes: [scope], expires_at: getExpiryDate(expiry, opened) ?? null };
  return (
    <Form
      className="dialog-body"
      validationErrors={getFieldErrors(error)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(token);
      }}
    >
      <TextField
        label={words.name}
        placeholder={words.namePlaceholder}
        name="name"
        maxLength={100}
        value={name}
        onChange={setName}
        isRequired
        autoFocus
      />
      <Choice
        label={words.scope}
        value={scope}
        onChange={setScope}
        options={[
          { value: 'read', text: words.scope_read },
          { value: 'write', text: words.scope_write },
        ]}
      />
      <SelectField label={words.expiry} value={expiry} onChange={(value) => isExpiry(value) && setExpiry(value)}>
        {expiries.map((value) => (
          <option key={value} value={value}>
            {words[`expiry_${value}`]}
          </option>
        ))}
      </SelectField>
      {error !== null && <CredentialNotice error={error} />}
      <DialogActions>
        <Button onPress={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.make}
        </Button>
      </DialogActions>
    </Form>
  );
};
