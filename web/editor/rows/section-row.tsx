import { memo } from 'react';

import { useWords } from '../../language/locale.tsx';
import type { Row } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import { ingredientRows } from './pasted.ts';
import { RowField } from './row-field.tsx';
import { RowFrame } from './row-frame.tsx';
import { change } from './rows.ts';
import type { Caret, Edit } from './rows.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface RowProps {
  readonly row: Row;
  readonly onEdit: (edit: Edit) => void;
  readonly caret: Caret | undefined;
  readonly fault: string | undefined;
}

/** A heading row in either list. */
export const SectionRow = memo(({ row, onEdit, caret, fault }: RowProps) => {
  const words = useWords(editorWords);
  const keys = useRowKeys({ row, onEdit, isOneLine: true, rowsIn: ingredientRows });
  return (
    <RowFrame row={row} label={row.text === '' ? words.section : row.text} onEdit={onEdit}>
      <RowField
        {...keys}
        label={words.section}
        look="heading"
        placeholder={words.sectionHint}
        text={row.text}
        onChange={(text) => onEdit(change(row.key, { text }))}
        caret={caret}
        fault={fault}
      />
    </RowFrame>
  );
});
