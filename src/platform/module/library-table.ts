import type { Tables } from '../db/tables.ts';

/** A table whose rows belong to rows of another table. */
export interface ContentsTable {
  readonly table: keyof Tables;
  readonly key: readonly string[];
  /** The column with the id of the row they belong to. */
  readonly owner: string;
  /** A column with texts that may have megabytes. */
  readonly text?: string;
}

/** A table of which a library may have many rows. When a library is deleted, they are removed in slices. */
export interface LibraryTable {
  readonly table: keyof Tables;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** The table that has the column `library_id`, and the column that refers to it, if this one has no such column. */
  readonly parent?: { readonly table: keyof Tables; readonly column: string };
  /** Rows of other tables that belong to a row, and may be many or long. They are removed before it, some at a time. */
  readonly contents?: readonly ContentsTable[];
  /** How many rows a row counts as, because others are deleted with it. */
  readonly weight?: number;
  /** Removed before all others, because others can still notice its rows, such as deliveries that are counted. */
  readonly isRemovedFirst?: boolean;
}
