import { PencilLine } from 'lucide-react';
import { memo } from 'react';

import { MenuItem } from '../../design/menu.tsx';
import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import type { Understood } from '../readings/tokens.ts';
import { ingredientRows } from '../rows/pasted.ts';
import { RowField } from '../rows/row-field.tsx';
import { RowFrame } from '../rows/row-frame.tsx';
import { change } from '../rows/rows.ts';
import type { RowProps } from '../rows/section-row.tsx';
import { useRowKeys } from '../rows/use-row-keys.ts';
import { ReadingLine } from './reading-line.tsx';

export interface IngredientRowProps extends RowProps {
  readonly number: number;
  readonly understood: Understood | undefined;
  readonly onCorrect: (key: string) => void;
}

/** A line of ingredients, with what it is understood to say. */
export const IngredientRow = memo(
  ({ row, number, onEdit, caret, fault, understood, onCorrect }: IngredientRowProps) => {
    const words = useWords(editorWords);
    const keys = useRowKeys({ row, onEdit, isOneLine: true, rowsIn: ingredientRows });
    const correct = (): void => onCorrect(row.key);
    return (
      <RowFrame
        row={row}
        label={words.ingredient(number)}
        onEdit={onEdit}
        actions={
          understood !== undefined && (
            <MenuItem icon={<PencilLine />} onAction={correct}>
              {words.correct}
            </MenuItem>
          )
        }
      >
        <RowField
          {...keys}
          label={words.ingredient(number)}
          look="line"
          placeholder={number === 1 ? words.firstIngredient : undefined}
          text={row.text}
          onChange={(text) => onEdit(change(row.key, { text }))}
          caret={caret}
          fault={fault}
        />
        {understood !== undefined && <ReadingLine line={row.text} understood={understood} onCorrect={correct} />}
      </RowFrame>
    );
  },
);
