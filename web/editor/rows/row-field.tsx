import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';

import type { RowKeys } from './use-row-keys.ts';
import type { Caret } from './rows.ts';
import './row-field.css';

export interface RowFieldProps extends RowKeys {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Set when the caret should move into this row. */
  readonly caret: Caret | undefined;
  readonly look: 'line' | 'prose' | 'heading';
  readonly placeholder?: string | undefined;
  readonly fault?: string | undefined;
}

/** The text of a row, a borderless textarea that grows with its content. */
export const RowField = ({ label, text, onChange, caret, look, placeholder, fault, ...keys }: RowFieldProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const faultId = useId();
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
        className={clsx('row-field', `row-field-${look}`)}
        rows={1}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => onChange(look === 'prose' ? target.value : target.value.replaceAll('\n', ' '))}
      />
      {fault !== undefined && (
        <span id={faultId} className="field-fault">
          {fault}
        </span>
      )}
    </>
  );
};
