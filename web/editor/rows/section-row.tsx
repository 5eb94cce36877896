import { memo } from 'react';

import { useWords } from '../../language/locale.tsx';
import type { Row } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import { parseIngredientRows } from './parse-pasted.ts';
import { RowField } from './row-field.tsx';
import { RowFrame } from './row-frame.tsx';
import { updateRow } from './rows.ts';
import type { Caret, RowEdit } from './rows.ts';
import { useRowKeyboard } from './use-row-keyboard.ts';

export interface RowProps {
  readonly row: Row;
  readonly onEdit: (edit: RowEdit) => void;
  readonly caret: Caret | undefined;
  readonly error: string | undefined;
}

/** A heading row in either list. */
export const SectionRow = memo(({ row, onEdit, caret, error }: RowProps) => {
  const words = useWords(editorWords);
  const keys = useRowKeyboard({ row, onEdit, isOneLine: true, parseRows: parseIngredientRows });
  return (
    <RowFrame row={row} label={row.text === '' ? words.section : row.text} onEdit={onEdit}>
      <RowField
        {...keys}
        label={words.section}
        variant="heading"
        placeholder={words.sectionHint}
        text={row.text}
        onChange={(text) => onEdit(updateRow(row.key, { text }))}
        caret={caret}
        error={error}
      />
    </RowFrame>
  );
});
