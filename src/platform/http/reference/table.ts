import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';

/** One row: the first cell is its heading. */
export interface Row {
  readonly cells: readonly Markup[];
  /** How far the row stands inside another one. */
  readonly depth?: number;
}

/** Rows under a label of their own. */
export interface RowGroup {
  readonly label?: Markup;
  readonly rows: readonly (Row | { readonly note: Markup; readonly depth?: number })[];
}

interface Table {
  /** For those who hear the page: what the table is about. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly groups: readonly RowGroup[];
}

const rowClass = (depth = 0): Markup => (depth === 0 ? nothing : markup` class="in in-${Math.min(depth, 6)}"`);

const rowMarkup = (row: RowGroup['rows'][number], columns: readonly string[]): Markup => {
  if ('note' in row) {
    return markup`<tr role="row"${rowClass(row.depth)}><td role="cell" class="note" colspan="${columns.length}">${row.note}</td></tr>`;
  }
  const cells = row.cells.map((cell, index) =>
    index === 0 ? markup`<th role="rowheader" scope="row">${cell}</th>` : markup`<td role="cell">${cell}</td>`,
  );
  return markup`<tr role="row"${rowClass(row.depth)}>${cells}</tr>\n`;
};

const groupMarkup = ({ label, rows }: RowGroup, columns: readonly string[]): Markup => {
  const heading = label
    ? markup`<tr role="row"><th role="rowheader" scope="rowgroup" class="group" colspan="${columns.length}">${label}</th></tr>\n`
    : nothing;
  return markup`<tbody role="rowgroup">${heading}${rows.map((row) => rowMarkup(row, columns))}</tbody>`;
};

/**
 * A table with headings on both sides. The roles say what the elements are: on a narrow screen the
 * cells stand below one another, and with the layout some browsers forget the meaning.
 */
export const table = ({ caption, columns, groups }: Table): Markup => {
  const headings = columns.map((column) => markup`<th role="columnheader" scope="col">${column}</th>`);
  return markup`<table role="table"><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${headings}</tr></thead>
${groups.map((group) => groupMarkup(group, columns))}</table>\n`;
};
