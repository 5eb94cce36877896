import type { Row } from '../document/form.ts';

/** Where the caret goes after a change: into which row, before which letter. */
export interface Caret {
  readonly key: string;
  readonly at: number;
}

export interface Edited {
  readonly rows: readonly Row[];
  readonly caret?: Caret;
}

/** A change of a list, made where the list is kept. */
export type Edit = (rows: readonly Row[]) => Edited;

export const newRow = (key: string, text = '', kind: Row['kind'] = 'item'): Row => ({ key, kind, text, heading: '' });

/** A list that is not divided begins with a section that has no title; there is nothing to see or to do there. */
export const isHidden = (row: Row | undefined, place: number): boolean =>
  place === 0 && row?.kind === 'section' && row.text === '';

const unchanged = (rows: readonly Row[]): Edited => ({ rows });

/** Changes the row with the key, knowing where it stands. */
const at = (rows: readonly Row[], key: string, edit: (row: Row, place: number) => Edited): Edited => {
  const place = rows.findIndex((row) => row.key === key);
  const row = rows[place];
  return row === undefined ? unchanged(rows) : edit(row, place);
};

export const change =
  (key: string, fields: Partial<Row>): Edit =>
  (rows) =>
    at(rows, key, (row, place) => ({ rows: rows.with(place, { ...row, ...fields }) }));

/** All that a row says in one text: the title of a step stands before it, where it cannot stay a title. */
const wholeText = ({ heading, text }: Pick<Row, 'heading' | 'text'>): string =>
  [heading.trim(), text].filter((part) => part !== '').join(': ');

/** A heading in place of a line. Below an untitled section it becomes the title of that. */
export const asSection =
  (key: string, title: string): Edit =>
  (rows) =>
    at(rows, key, (row, place) => {
      const above = rows[place - 1];
      const text = wholeText({ heading: row.heading, text: title });
      const end = text.length;
      if (above?.kind === 'section' && above.text === '') {
        return {
          rows: rows.with(place - 1, { ...above, text }).toSpliced(place, 1),
          caret: { key: above.key, at: end },
        };
      }
      return { rows: rows.with(place, { ...row, kind: 'section', text, heading: '' }), caret: { key, at: end } };
    });

export const asItem =
  (key: string): Edit =>
  (rows) =>
    at(rows, key, (row, place) => ({
      rows: rows.with(place, { ...row, kind: 'item' }),
      caret: { key, at: row.text.length },
    }));

/** What stands after the caret goes into a row of its own. An empty line is enough of an empty line. */
export const split =
  (key: string, [start, end]: readonly [number, number], nextKey: string): Edit =>
  (rows) =>
    at(rows, key, (row, place) => {
      if (row.kind === 'item' && wholeText(row).trim() === '') return unchanged(rows);
      const [before, after] = [row.text.slice(0, start).trimEnd(), row.text.slice(end).trimStart()];
      const next = newRow(nextKey, after);
      return {
        rows: rows.with(place, { ...row, text: before }).toSpliced(place + 1, 0, next),
        caret: { key: nextKey, at: 0 },
      };
    });

/** A row is joined to the end of the one above, its title before it; a heading becomes a line again first. */
export const join =
  (key: string): Edit =>
  (rows) =>
    at(rows, key, (row, place) => {
      const above = rows[place - 1];
      if (row.kind === 'section' && row.text !== '') return asItem(key)(rows);
      if (above === undefined || isHidden(above, place - 1)) return unchanged(rows);
      const whole = wholeText(row);
      if (above.kind === 'section' && whole !== '') return { rows, caret: { key: above.key, at: above.text.length } };
      const gap = above.text !== '' && whole !== '' ? ' ' : '';
      return {
        rows: rows.with(place - 1, { ...above, text: above.text + gap + whole }).toSpliced(place, 1),
        caret: { key: above.key, at: above.text.length },
      };
    });

/** The caret stays in the list: it goes to the row below, or to the one above the last. */
export const remove =
  (key: string): Edit =>
  (rows) =>
    at(rows, key, (_row, place) => {
      const next = rows[place + 1] ?? (isHidden(rows[place - 1], place - 1) ? undefined : rows[place - 1]);
      const left = rows.toSpliced(place, 1);
      return next === undefined ? { rows: left } : { rows: left, caret: { key: next.key, at: next.text.length } };
    });

/** To another place in the list, never above the section that begins it unseen. */
export const moveTo =
  (key: string, target: number): Edit =>
  (rows) =>
    at(rows, key, (row, place) => {
      const first = isHidden(rows[0], 0) ? 1 : 0;
      const to = Math.min(rows.length - 1, Math.max(first, target));
      return to === place ? unchanged(rows) : { rows: rows.toSpliced(place, 1).toSpliced(to, 0, row) };
    });

export const moveBy =
  (key: string, by: 1 | -1, caretAt: number): Edit =>
  (rows) => {
    const { rows: moved } = moveTo(key, rows.findIndex((row) => row.key === key) + by)(rows);
    return { rows: moved, caret: { key, at: caretAt } };
  };

export const insertAfter =
  (key: string | undefined, row: Row): Edit =>
  (rows) => {
    const place = key === undefined ? rows.length : rows.findIndex((one) => one.key === key) + 1;
    return { rows: rows.toSpliced(place, 0, row), caret: { key: row.key, at: row.text.length } };
  };

/** What was pasted in place of the selection: its first piece joins the row, each other is a row of its own. */
export const paste =
  (key: string, [start, end]: readonly [number, number], pieces: readonly Row[]): Edit =>
  (rows) =>
    at(rows, key, (row, place) => {
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
