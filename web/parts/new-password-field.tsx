import { useWords } from '../language/locale.tsx';
import type { In } from '../language/catalogue.ts';
import { credentialWords } from './credential.words.ts';
import { passwordAdvice } from './password-advice.ts';
import type { PasswordAdvice } from './password-advice.ts';
import { PasswordField } from './password-field.tsx';
import type { PasswordFieldProps } from './password-field.tsx';

const adviceIn = (words: In<typeof credentialWords>, advice: PasswordAdvice): string => {
  if (advice.kind === 'short') return words.advice_short(advice.missing);
  return words[`advice_${advice.kind}`];
};

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'hint'> {
  /** Names of the user, which attackers try first. */
  readonly names: readonly string[];
}

/** A new password, with advice while typing. */
export const NewPasswordField = ({ names, ...rest }: NewPasswordFieldProps) => {
  const words = useWords(credentialWords);
  return (
    <PasswordField {...rest} autoComplete="new-password" hint={adviceIn(words, passwordAdvice(rest.value, names))} />
  );
};
