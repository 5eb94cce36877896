import { Heading, Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../design/button.tsx';
import { Section } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import type { Row } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import { insertRowAfter, isHidden, newRow } from './rows.ts';
import type { RowEdit } from './rows.ts';
import { newRowKey } from './use-row-keyboard.ts';
import './row-list.css';

export interface RowListProps {
  /** The form field. */
  readonly name: 'ingredients' | 'steps';
  readonly title: string;
  readonly hint: string;
  readonly addLabel: string;
  readonly rows: readonly Row[];
  readonly onEdit: (edit: RowEdit) => void;
  readonly children: (row: Row, number: number) => ReactNode;
}

/** Numbers the rows, not counting headings. */
const numberRows = (rows: readonly Row[]): readonly number[] => {
  let number = 0;
  return rows.map(({ kind }) => (kind === 'item' ? (number += 1) : number));
};

/** A list edited as text: its rows, and buttons for users who do not know the shortcuts. */
export const RowList = ({ name, title, hint, addLabel, rows, onEdit, children }: RowListProps) => {
  const words = useWords(editorWords);
  const numbers = numberRows(rows);
  // A cleared heading stays visible until the caret leaves it.
  const [focused, list] = useFocusedRow();
  return (
    <Section title={title} lead={hint}>
      <ol ref={list} className="row-list" data-rows={name}>
        {rows.map((row, place) =>
          isHidden(row, place) && row.key !== focused ? null : children(row, numbers[place] ?? 0),
        )}
      </ol>
      <div className="row-list-actions">
        <Button variant="quiet" icon={<Plus />} onPress={() => onEdit(insertRowAfter(undefined, newRow(newRowKey())))}>
          {addLabel}
        </Button>
        <Button
          variant="quiet"
          icon={<Heading />}
          onPress={() => onEdit(insertRowAfter(undefined, newRow(newRowKey(), '', 'section')))}
        >
          {words.addSection}
        </Button>
      </div>
    </Section>
  );
};

/**
 * The key of the focused row, until another field is focused. A row's menu renders outside the form, so the row stays
 * focused while it is open.
 */
const useFocusedRow = (): readonly [string | undefined, RefObject<HTMLOListElement | null>] => {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      const rows = list.current;
      if (rows === null || !(target instanceof Element) || rows.closest('form')?.contains(target) !== true) return;
      const row = rows.contains(target) ? target.closest('[data-row]') : null;
      setFocused(row?.getAttribute('data-row') ?? undefined);
    };
    addEventListener('focusin', follow);
    return () => removeEventListener('focusin', follow);
  }, []);
  return [focused, list];
};
