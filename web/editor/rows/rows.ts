import type { Row } from '../document/form.ts';

/** Where the caret goes after an edit: row and offset. */
export interface Caret {
  readonly key: string;
  readonly at: number;
}

export interface EditResult {
  readonly rows: readonly Row[];
  readonly caret?: Caret;
}

/** An edit of a list, applied by the reducer. */
export type RowEdit = (rows: readonly Row[]) => EditResult;

export const newRow = (key: string, text = '', kind: Row['kind'] = 'item'): Row => ({ key, kind, text, heading: '' });

/** An undivided list starts with an untitled section, which is not shown. */
export const isHidden = (row: Row | undefined, place: number): boolean =>
  place === 0 && row?.kind === 'section' && row.text === '';

const unchanged = (rows: readonly Row[]): EditResult => ({ rows });

/** Edits the row with this key. */
const editRow = (rows: readonly Row[], key: string, edit: (row: Row, place: number) => EditResult): EditResult => {
  const place = rows.findIndex((row) => row.key === key);
  const row = rows[place];
  return row === undefined ? unchanged(rows) : edit(row, place);
};

export const updateRow =
  (key: string, fields: Partial<Row>): RowEdit =>
  (rows) =>
    editRow(rows, key, (row, place) => ({ rows: rows.with(place, { ...row, ...fields }) }));

/** The whole text of a row. A step's title is prepended where it cannot stay a title. */
const getFullText = ({ heading, text }: Pick<Row, 'heading' | 'text'>): string =>
  [heading.trim(), text].filter((part) => part !== '').join(': ');

/** Turns a line into a heading. Directly below an untitled section it becomes that section's title. */
export const makeSection =
  (key: string, title: string): RowEdit =>
  (rows) =>
    editRow(rows, key, (row, place) => {
      const above = rows[place - 1];
      const text = getFullText({ heading: row.heading, text: title });
      const end = text.length;
      if (above?.kind === 'section' && above.text === '') {
        return {
          rows: rows.with(place - 1, { ...above, text }).toSpliced(place, 1),
          caret: { key: above.key, at: end },
        };
      }
      return { rows: rows.with(place, { ...row, kind: 'section', text, heading: '' }), caret: { key, at: end } };
    });

export const makeItem =
  (key: string): RowEdit =>
  (rows) =>
    editRow(rows, key, (row, place) => ({
      rows: rows.with(place, { ...row, kind: 'item' }),
      caret: { key, at: row.text.length },
    }));

/** Moves the text after the caret into a new row. An empty row is not split. */
export const splitRow =
  (key: string, [start, end]: readonly [number, number], nextKey: string): RowEdit =>
  (rows) =>
    editRow(rows, key, (row, place) => {
      if (row.kind === 'item' && getFullText(row).trim() === '') return unchanged(rows);
      const [before, after] = [row.text.slice(0, start).trimEnd(), row.text.slice(end).trimStart()];
      const next = newRow(nextKey, after);
      return {
        rows: rows.with(place, { ...row, text: before }).toSpliced(place + 1, 0, next),
        caret: { key: nextKey, at: 0 },
      };
    });

/** Joins a row, including its title, to the end of the one above; a heading first becomes a line. */
export const joinRow =
  (key: string): RowEdit =>
  (rows) =>
    editRow(rows, key, (row, place) => {
      const above = rows[place - 1];
      if (row.kind === 'section' && row.text !== '') return makeItem(key)(rows);
      if (above === undefined || isHidden(above, place - 1)) return unchanged(rows);
      const whole = getFullText(row);
      if (above.kind === 'section' && whole !== '') return { rows, caret: { key: above.key, at: above.text.length } };
      const gap = above.text !== '' && whole !== '' ? ' ' : '';
      return {
        rows: rows.with(place - 1, { ...above, text: above.text + gap + whole }).toSpliced(place, 1),
        caret: { key: above.key, at: above.text.length },
      };
    });

/** The caret moves to the row below, or above if it was the last. */
export const removeRow =
  (key: string): RowEdit =>
  (rows) =>
    editRow(rows, key, (_row, place) => {
      const next = rows[place + 1] ?? (isHidden(rows[place - 1], place - 1) ? undefined : rows[place - 1]);
      const left = rows.toSpliced(place, 1);
      return next === undefined ? { rows: left } : { rows: left, caret: { key: next.key, at: next.text.length } };
    });

/** Moves a row to an index, never above the hidden first section. */
export const moveRowTo =
  (key: string, target: number): RowEdit =>
  (rows) =>
    editRow(rows, key, (row, place) => {
      const first = isHidden(rows[0], 0) ? 1 : 0;
      const to = Math.min(rows.length - 1, Math.max(first, target));
      return to === place ? unchanged(rows) : { rows: rows.toSpliced(place, 1).toSpliced(to, 0, row) };
    });

export const moveRowBy =
  (key: string, by: 1 | -1, caretAt: number): RowEdit =>
  (rows) => {
    const { rows: moved } = moveRowTo(key, rows.findIndex((row) => row.key === key) + by)(rows);
    return { rows: moved, caret: { key, at: caretAt } };
  };

export const insertRowAfter =
  (key: string | undefined, row: Row): RowEdit =>
  (rows) => {
    const place = key === undefined ? rows.length : rows.findIndex((one) => one.key === key) + 1;
    return { rows: rows.toSpliced(place, 0, row), caret: { key: row.key, at: row.text.length } };
  };

/** Pastes over the selection: the first piece joins the row, the others become new rows. */
export const pasteRows =
  (key: string, [start, end]: readonly [number, number], pieces: readonly Row[]): RowEdit =>
  (rows) =>
    editRow(rows, key, (row, place) => {
      const [first, ...others] = pieces;
      if (first === undefined) return unchanged(rows);
      const [before, after] = [row.text.slice(0, start), row.text.slice(end)];
      const whole = [{ ...row, text: before + first.text, kind: before === '' ? first.kind : row.kind }, ...others];
      const last = whole.at(-1) ?? row;
      return {
        rows: rows.toSpliced(place, 1, ...whole.with(whole.length - 1, { ...last, text: last.text + after })),
        caret: { key: last.key, at: last.text.length },
      };
    });
