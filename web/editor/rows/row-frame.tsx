import { ArrowDown, ArrowUp, GripVertical, Heading, Text, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { Menu, MenuItem } from '../../design/menu.tsx';
import { useWords } from '../../language/locale.tsx';
import type { Row } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import { asItem, asSection, moveBy, remove } from './rows.ts';
import type { Edit } from './rows.ts';
import { useRowDragging } from './use-row-dragging.ts';
import './row-frame.css';

export interface RowFrameProps {
  readonly row: Row;
  readonly label: string;
  readonly onEdit: (edit: Edit) => void;
  /** Before the text, in place of a bullet: the number of a step. */
  readonly mark?: ReactNode;
  /** Further things to do with the row. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around each row: a handle to drag it by, and a menu that does the same and more. */
export const RowFrame = ({ row, label, onEdit, mark, actions, children }: RowFrameProps) => {
  const words = useWords(editorWords);
  const { isDragged, onPointerDown } = useRowDragging(row.key, onEdit);
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
        <MenuItem icon={<ArrowUp />} onAction={() => onEdit(moveBy(row.key, -1, end))}>
          {words.moveUp}
        </MenuItem>
        <MenuItem icon={<ArrowDown />} onAction={() => onEdit(moveBy(row.key, 1, end))}>
          {words.moveDown}
        </MenuItem>
        {row.kind === 'item' ? (
          <MenuItem icon={<Heading />} onAction={() => onEdit(asSection(row.key, row.text))}>
            {words.makeSection}
          </MenuItem>
        ) : (
          <MenuItem icon={<Text />} onAction={() => onEdit(asItem(row.key))}>
            {words.makeItem}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 />} look="danger" onAction={() => onEdit(remove(row.key))}>
          {words.remove}
        </MenuItem>
      </Menu>
    </li>
  );
};
