import { useWords } from '../../language/locale.tsx';
import type { Row } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import { RowList } from '../rows/row-list.tsx';
import type { Caret, RowEdit } from '../rows/rows.ts';
import { SectionRow } from '../rows/section-row.tsx';
import { StepRow } from './step-row.tsx';

export interface StepListProps {
  readonly rows: readonly Row[];
  readonly onEdit: (edit: RowEdit) => void;
  readonly caret: Caret | undefined;
  readonly errors: ReadonlyMap<string, string>;
}

export const StepList = ({ rows, onEdit, caret, errors }: StepListProps) => {
  const words = useWords(editorWords);
  return (
    <RowList
      name="steps"
      title={words.steps}
      hint={words.stepsHint}
      addLabel={words.addStep}
      rows={rows}
      onEdit={onEdit}
    >
      {(row, number) => {
        const shared = { row, onEdit, caret: caret?.key === row.key ? caret : undefined, error: errors.get(row.key) };
        return row.kind === 'section' ? (
          <SectionRow key={row.key} {...shared} />
        ) : (
          <StepRow key={row.key} {...shared} number={number} />
        );
      }}
    </RowList>
  );
};
