import type { ClipboardEvent, KeyboardEvent } from 'react';

import type { Row } from '../document/form.ts';
import { parseHeading } from './parse-pasted.ts';
import { makeSection, insertRowAfter, joinRow, moveRowBy, newRow, pasteRows, splitRow } from './rows.ts';
import type { RowEdit } from './rows.ts';

let last = 0;

/** Includes the page load time, since a restored draft already contains keys from an earlier page. */
const started = Date.now().toString(36);
export const newRowKey = (): string => `new-${started}-${(last += 1)}`;

export interface RowKeyHandlers {
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

interface RowKeyboardOptions {
  readonly row: Row;
  readonly onEdit: (edit: RowEdit) => void;
  /** Whether Enter starts the next row, or only after an empty line. */
  readonly isOneLine: boolean;
  readonly parseRows: (text: string, newKey: () => string) => Row[];
}

/** In wrapped text the arrow keys move between its lines. */
const hasOneLine = (field: HTMLTextAreaElement): boolean => {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
  const height = field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  return height < 1.5 * Number.parseFloat(lineHeight);
};

/** The field of the row before or after, in the same list. */
const getNeighbor = (field: HTMLTextAreaElement, by: 1 | -1): HTMLTextAreaElement | undefined => {
  const fields = [...(field.closest('[data-rows]')?.querySelectorAll('textarea') ?? [])];
  return fields[fields.indexOf(field) + by];
};

const moveToNeighbor = (event: KeyboardEvent<HTMLTextAreaElement>, by: 1 | -1): void => {
  const field = event.currentTarget;
  const isAtEdge = by === 1 ? field.selectionEnd === field.value.length : field.selectionStart === 0;
  const next = getNeighbor(field, by);
  if (next === undefined || !(hasOneLine(field) || isAtEdge)) return;
  event.preventDefault();
  next.focus();
  next.setSelectionRange(field.selectionStart, field.selectionStart);
};

/** Keyboard handling of a row, so that a list can be typed like plain text. */
export const useRowKeyboard = ({ row, onEdit, isOneLine, parseRows }: RowKeyboardOptions): RowKeyHandlers => {
  const { key, kind, text } = row;
  const title = kind === 'item' && isOneLine ? parseHeading(text) : undefined;

  const next = (start: number, end: number): void => {
    const nextKey = newRowKey();
    if (kind === 'section') return onEdit(insertRowAfter(key, newRow(nextKey)));
    return onEdit((rows) => {
      const { rows: both, caret } = splitRow(key, [start, end], nextKey)(rows);
      const heading = isOneLine ? parseHeading(text.slice(0, start)) : undefined;
      return { rows: heading === undefined ? both : makeSection(key, heading)(both).rows, ...(caret && { caret }) };
    });
  };

  return {
    onKeyDown: (event) => {
      const { selectionStart: start, selectionEnd: end } = event.currentTarget;
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter') {
        const isNext = isOneLine || kind === 'section' || event.ctrlKey || event.metaKey;
        if (!isNext && !(text.slice(0, start).endsWith('\n') && text.trim() !== '')) return;
        event.preventDefault();
        next(start, end);
      } else if (event.key === 'Backspace' && start === 0 && end === 0) {
        event.preventDefault();
        onEdit(joinRow(key));
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        const by = event.key === 'ArrowUp' ? -1 : 1;
        if (!event.altKey) {
          if (!event.shiftKey) moveToNeighbor(event, by);
          return;
        }
        event.preventDefault();
        onEdit(moveRowBy(key, by, start));
      }
    },
    onPaste: (event) => {
      const pieces = parseRows(event.clipboardData.getData('text/plain'), newRowKey);
      if (pieces.length < 2) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      onEdit(pasteRows(key, [selectionStart, selectionEnd], pieces));
    },
    onBlur: () => {
      // Without a caret, since the focus is moving elsewhere.
      if (title !== undefined) onEdit((rows) => ({ rows: makeSection(key, title)(rows).rows }));
    },
  };
};
