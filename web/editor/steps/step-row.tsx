import { Type } from 'lucide-react';
import { memo, useState } from 'react';

import { MenuItem } from '../../design/menu.tsx';
import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import { parseStepRows } from '../rows/parse-pasted.ts';
import { RowField } from '../rows/row-field.tsx';
import { RowFrame } from '../rows/row-frame.tsx';
import { updateRow } from '../rows/rows.ts';
import type { RowProps } from '../rows/section-row.tsx';
import { useRowKeyboard } from '../rows/use-row-keyboard.ts';
import './step-row.css';

/** A step with its number, text and optional title. */
export const StepRow = memo(({ row, number, onEdit, caret, error }: RowProps & { readonly number: number }) => {
  const words = useWords(editorWords);
  const [wantsTitle, setWantsTitle] = useState(false);
  const keys = useRowKeyboard({ row, onEdit, isOneLine: false, parseRows: parseStepRows });
  const hasTitle = wantsTitle || row.heading !== '';
  return (
    <RowFrame
      row={row}
      label={words.step(number)}
      onEdit={onEdit}
      mark={<span className="step-row-number">{number}</span>}
      actions={
        !hasTitle && (
          <MenuItem icon={<Type />} onAction={() => setWantsTitle(true)}>
            {words.addTitle}
          </MenuItem>
        )
      }
    >
      {hasTitle && (
        <input
          className="step-row-title"
          aria-label={words.stepTitle(number)}
          value={row.heading}
          autoFocus={wantsTitle}
          onChange={({ target }) => onEdit(updateRow(row.key, { heading: target.value }))}
        />
      )}
      <RowField
        {...keys}
        label={words.step(number)}
        variant="prose"
        placeholder={number === 1 ? words.firstStep : undefined}
        text={row.text}
        onChange={(text) => onEdit(updateRow(row.key, { text }))}
        caret={caret}
        error={error}
      />
    </RowFrame>
  );
});
