import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';

import type { RowKeyHandlers } from './use-row-keyboard.ts';
import type { Caret } from './rows.ts';
import './row-field.css';

export interface RowFieldProps extends RowKeyHandlers {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Set when the caret should move into this row. */
  readonly caret: Caret | undefined;
  readonly variant: 'line' | 'prose' | 'heading';
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
}

/** The text of a row, a borderless textarea that grows with its content. */
export const RowField = ({ label, text, onChange, caret, variant, placeholder, error, ...keys }: RowFieldProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  // In an effect, not earlier: while a menu closes, nothing outside it can take the focus.
  useEffect(() => {
    if (caret === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  return (
    <>
      <textarea
        {...keys}
        ref={field}
        className={clsx('row-field', `row-field-${variant}`)}
        rows={1}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => onChange(variant === 'prose' ? target.value : target.value.replaceAll('\n', ' '))}
      />
      {error !== undefined && (
        <span id={errorId} className="field-fault">
          {error}
        </span>
      )}
    </>
  );
};
