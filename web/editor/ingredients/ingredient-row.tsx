import { PencilLine } from 'lucide-react';
import { memo } from 'react';

import { MenuItem } from '../../design/menu.tsx';
import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import type { ParsedLine } from '../parsing/parsed-line.ts';
import { parseIngredientRows } from '../rows/parse-pasted.ts';
import { RowField } from '../rows/row-field.tsx';
import { RowFrame } from '../rows/row-frame.tsx';
import { updateRow } from '../rows/rows.ts';
import type { RowProps } from '../rows/section-row.tsx';
import { useRowKeyboard } from '../rows/use-row-keyboard.ts';
import { ParsedLineButton } from './parsed-line-button.tsx';

export interface IngredientRowProps extends RowProps {
  readonly number: number;
  readonly parsed: ParsedLine | undefined;
  readonly onCorrect: (key: string) => void;
}

/** An ingredient row with its parsed meaning. */
export const IngredientRow = memo(({ row, number, onEdit, caret, error, parsed, onCorrect }: IngredientRowProps) => {
  const words = useWords(editorWords);
  const keys = useRowKeyboard({ row, onEdit, isOneLine: true, parseRows: parseIngredientRows });
  const correct = (): void => onCorrect(row.key);
  return (
    <RowFrame
      row={row}
      label={words.ingredient(number)}
      onEdit={onEdit}
      actions={
        parsed !== undefined && (
          <MenuItem icon={<PencilLine />} onAction={correct}>
            {words.correct}
          </MenuItem>
        )
      }
    >
      <RowField
        {...keys}
        label={words.ingredient(number)}
        variant="line"
        placeholder={number === 1 ? words.firstIngredient : undefined}
        text={row.text}
        onChange={(text) => onEdit(updateRow(row.key, { text }))}
        caret={caret}
        error={error}
      />
      {parsed !== undefined && <ParsedLineButton line={row.text} parsed={parsed} onCorrect={correct} />}
    </RowFrame>
  );
});
