import { useState } from 'react';
import { clsx } from 'clsx';

import { TextField } from '../../design/field.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { parseTyped } from './factor.ts';
import { scalingWords } from './scaling.words.ts';

export interface TypedNumberProps {
  readonly label: string;
  readonly hint?: string;
  /** Exactly: `3/2`. */
  readonly value: string;
  readonly onCommit: (exact: string) => void;
  /** It stands beside what says what it is. */
  readonly isBeside?: boolean;
}

/** An exact number that is shown as a cook writes it, and takes effect by Enter or when it is left. */
export const TypedNumber = ({ label, hint, value, onCommit, isBeside = false }: TypedNumberProps) => {
  const words = useWords(scalingWords);
  const shown = useFormats().amount(value);
  const [typed, setTyped] = useState<string>();
  const exact = typed === undefined ? undefined : parseTyped(typed);
  const commit = (): void => {
    if (exact === undefined) return;
    setTyped(undefined);
    if (exact !== value && typed !== shown) onCommit(exact);
  };
  return (
    <TextField
      label={label}
      hideLabel={isBeside}
      hint={hint}
      className={clsx('typed-number', isBeside && 'typed-number-beside')}
      inputMode="text"
      value={typed ?? shown}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') setTyped(undefined);
      }}
      validationBehavior="aria"
      validate={(text) => (text === shown || parseTyped(text) !== undefined ? null : words.noNumber)}
    />
  );
};
