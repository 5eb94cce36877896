import { markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';

/** One row; the first cell is its header. */
export interface TableRow {
  readonly cells: readonly Markup[];
  /** Nesting level of the row. */
  readonly depth?: number;
}

/** Rows under a common label. */
export interface TableRowGroup {
  readonly label?: Markup;
  readonly rows: readonly (TableRow | { readonly note: Markup; readonly depth?: number })[];
}

interface Table {
  /** For screen readers: what the table is about. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly groups: readonly TableRowGroup[];
}

const rowClass = (depth = 0): Markup => (depth === 0 ? emptyMarkup : markup` class="in in-${Math.min(depth, 6)}"`);

const rowMarkup = (row: TableRowGroup['rows'][number], columns: readonly string[]): Markup => {
  if ('note' in row) {
    return markup`<tr role="row"${rowClass(row.depth)}><td role="cell" class="note" colspan="${columns.length}">${row.note}</td></tr>`;
  }
  const cells = row.cells.map((cell, index) =>
    index === 0 ? markup`<th role="rowheader" scope="row">${cell}</th>` : markup`<td role="cell">${cell}</td>`,
  );
  return markup`<tr role="row"${rowClass(row.depth)}>${cells}</tr>\n`;
};

const groupMarkup = ({ label, rows }: TableRowGroup, columns: readonly string[]): Markup => {
  const heading = label
    ? markup`<tr role="row"><th role="rowheader" scope="rowgroup" class="group" colspan="${columns.length}">${label}</th></tr>\n`
    : emptyMarkup;
  return markup`<tbody role="rowgroup">${heading}${rows.map((row) => rowMarkup(row, columns))}</tbody>`;
};

/**
 * A table with column and row headers. The explicit roles are needed because on a narrow screen the cells are stacked,
 * and some browsers drop the table semantics when the display mode changes.
 */
export const renderTable = ({ caption, columns, groups }: Table): Markup => {
  const headings = columns.map((column) => markup`<th role="columnheader" scope="col">${column}</th>`);
  return markup`<table role="table"><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${headings}</tr></thead>
${groups.map((group) => groupMarkup(group, columns))}</table>\n`;
};
