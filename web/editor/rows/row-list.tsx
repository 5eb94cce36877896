import { Heading, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../design/button.tsx';
import { Section } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import type { Row } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import { insertAfter, isHidden, newRow } from './rows.ts';
import type { Edit } from './rows.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { newRowKey } from './use-row-keys.ts';
import './row-list.css';

export interface RowListProps {
  /** The field of the form that it is. */
  readonly name: 'ingredients' | 'steps';
  readonly title: string;
  readonly hint: string;
  readonly addLabel: string;
  readonly rows: readonly Row[];
  readonly onEdit: (edit: Edit) => void;
  readonly children: (row: Row, number: number) => ReactNode;
}

/** The number of each row among those that are no headings. */
const numbersOf = (rows: readonly Row[]): readonly number[] => {
  let number = 0;
  return rows.map(({ kind }) => (kind === 'item' ? (number += 1) : number));
};

/** A list that is typed: its rows, and buttons for who does not know the keys. */
export const RowList = ({ name, title, hint, addLabel, rows, onEdit, children }: RowListProps) => {
  const words = useWords(editorWords);
  const numbers = numbersOf(rows);
  // A heading that is emptied stays under the caret: it is only out of sight once the caret is elsewhere.
  const [focused, list] = useFocusedRow();
  return (
    <Section title={title} lead={hint}>
      <ol ref={list} className="row-list" data-rows={name}>
        {rows.map((row, place) =>
          isHidden(row, place) && row.key !== focused ? null : children(row, numbers[place] ?? 0),
        )}
      </ol>
      <div className="row-list-actions">
        <Button look="quiet" icon={<Plus />} onPress={() => onEdit(insertAfter(undefined, newRow(newRowKey())))}>
          {addLabel}
        </Button>
        <Button
          look="quiet"
          icon={<Heading />}
          onPress={() => onEdit(insertAfter(undefined, newRow(newRowKey(), '', 'section')))}
        >
          {words.addSection}
        </Button>
      </div>
    </Section>
  );
};
