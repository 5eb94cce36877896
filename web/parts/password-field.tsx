import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';

import { IconButton } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { credentialWords } from './credential.words.ts';
import './password-field.css';

export interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Tells a password manager whether to fill in a password or to suggest one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  readonly autoFocus?: boolean;
  readonly isRequired?: boolean;
}

/** A password with a toggle to show it, since hidden input is easily mistyped on a phone. */
export const PasswordField = ({ label, hint, isRequired = true, ...rest }: PasswordFieldProps) => {
  const words = useWords(credentialWords);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField {...rest} className="field" type={isShown ? 'text' : 'password'} isRequired={isRequired}>
      <Label>{label}</Label>
      <div className="password-field-line">
        <Input className="field-input" autoCapitalize="none" spellCheck={false} />
        <IconButton
          label={isShown ? words.hidePassword : words.showPassword}
          onPress={() => setIsShown(!isShown)}
          aria-pressed={isShown}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      </div>
      {hint !== undefined && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-fault" />
    </TextField>
  );
};
