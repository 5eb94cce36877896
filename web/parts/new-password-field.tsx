import { useWords } from '../language/locale.tsx';
import type { WordsOf } from '../language/catalog.ts';
import { credentialWords } from './credential.words.ts';
import { getPasswordAdvice } from './password-advice.ts';
import type { PasswordAdvice } from './password-advice.ts';
import { PasswordField } from './password-field.tsx';
import type { PasswordFieldProps } from './password-field.tsx';

const formatAdvice = (words: WordsOf<typeof credentialWords>, advice: PasswordAdvice): string => {
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
    <PasswordField
      {...rest}
      autoComplete="new-password"
      hint={formatAdvice(words, getPasswordAdvice(rest.value, names))}
    />
  );
};
