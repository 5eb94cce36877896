import { ArrowDown, ArrowUp, GripVertical, Heading, Text, Trash2 } from 'lucide-react';
import type { ReactNode, PointerEvent } from 'react';
import { useState } from 'react';

import { Menu, MenuItem } from '../../design/menu.tsx';
import { useWords } from '../../language/locale.tsx';
import type { Row } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import { makeItem, makeSection, moveRowBy, removeRow, moveRowTo } from './rows.ts';
import type { RowEdit } from './rows.ts';
import './row-frame.css';

export interface RowFrameProps {
  readonly row: Row;
  readonly label: string;
  readonly onEdit: (edit: RowEdit) => void;
  /** Replaces the bullet: the number of a step. */
  readonly mark?: ReactNode;
  /** Further menu items. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a row: a drag handle, and a menu that offers the same and more. */
export const RowFrame = ({ row, label, onEdit, mark, actions, children }: RowFrameProps) => {
  const words = useWords(editorWords);
  const { isDragged, onPointerDown } = useRowDrag(row.key, onEdit);
  const end = row.text.length;
  return (
    <li className="row-frame" data-row={row.key} data-kind={row.kind} data-dragged={isDragged || undefined}>
      <span className="row-frame-handle" onPointerDown={onPointerDown} aria-hidden>
        {mark}
        <GripVertical />
      </span>
      <div className="row-frame-body">{children}</div>
      <Menu label={words.rowActions(label)}>
        {actions}
        <MenuItem icon={<ArrowUp />} onAction={() => onEdit(moveRowBy(row.key, -1, end))}>
          {words.moveUp}
        </MenuItem>
        <MenuItem icon={<ArrowDown />} onAction={() => onEdit(moveRowBy(row.key, 1, end))}>
          {words.moveDown}
        </MenuItem>
        {row.kind === 'item' ? (
          <MenuItem icon={<Heading />} onAction={() => onEdit(makeSection(row.key, row.text))}>
            {words.makeSection}
          </MenuItem>
        ) : (
          <MenuItem icon={<Text />} onAction={() => onEdit(makeItem(row.key))}>
            {words.makeItem}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 />} variant="danger" onAction={() => onEdit(removeRow(row.key))}>
          {words.remove}
        </MenuItem>
      </Menu>
    </li>
  );
};

/** The row whose middle the pointer has passed: otherwise rows of different heights would keep swapping. */
const findPassedRow = (list: Element, key: string, y: number): string | undefined => {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const own = rows.findIndex((row) => row.dataset['row'] === key);
  const passed = rows.filter((row, place) => {
    const { top, height } = row.getBoundingClientRect();
    return place < own ? y < top + height / 2 : place > own && y > top + height / 2;
  });
  // The farthest one passed, on either side.
  const farthest = rows.indexOf(passed[0] ?? (list as HTMLElement)) < own ? passed[0] : passed.at(-1);
  return farthest?.dataset['row'];
};

/** Moves a row with the pointer. The row's menu does the same without one. */
const useRowDrag = (key: string, onEdit: (edit: RowEdit) => void) => {
  const [isDragged, setDragged] = useState(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const list = event.currentTarget.closest('[data-rows]');
    if (list === null || event.button !== 0) return;
    event.preventDefault();
    setDragged(true);
    const move = ({ clientY }: globalThis.PointerEvent): void => {
      const over = findPassedRow(list, key, clientY);
      if (over === undefined) return;
      onEdit((rows) =>
        moveRowTo(
          key,
          rows.findIndex((row) => row.key === over),
        )(rows),
      );
    };
    const end = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      setDragged(false);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  return { isDragged, onPointerDown };
};
