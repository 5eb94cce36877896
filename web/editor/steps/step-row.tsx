import { Type } from 'lucide-react';
import { memo, useState } from 'react';

import { MenuItem } from '../../design/menu.tsx';
import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import { stepRows } from '../rows/pasted.ts';
import { RowField } from '../rows/row-field.tsx';
import { RowFrame } from '../rows/row-frame.tsx';
import { change } from '../rows/rows.ts';
import type { RowProps } from '../rows/section-row.tsx';
import { useRowKeys } from '../rows/use-row-keys.ts';
import './step-row.css';

/** A step with its number, text and optional title. */
export const StepRow = memo(({ row, number, onEdit, caret, fault }: RowProps & { readonly number: number }) => {
  const words = useWords(editorWords);
  const [wantsTitle, setWantsTitle] = useState(false);
  const keys = useRowKeys({ row, onEdit, isOneLine: false, rowsIn: stepRows });
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
          onChange={({ target }) => onEdit(change(row.key, { heading: target.value }))}
        />
      )}
      <RowField
        {...keys}
        label={words.step(number)}
        look="prose"
        placeholder={number === 1 ? words.firstStep : undefined}
        text={row.text}
        onChange={(text) => onEdit(change(row.key, { text }))}
        caret={caret}
        fault={fault}
      />
    </RowFrame>
  );
});
