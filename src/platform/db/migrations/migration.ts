/** Column types and table options that the engines spell differently. */
export interface Spelling {
  /** Text that is compared and ordered by code point, on both engines alike. */
  readonly text: string;
  readonly integer: string;
  /** The whole definition of a key that the database counts up by itself. */
  readonly numberedKey: string;
  /** After the closing bracket of a table. */
  readonly table: string;
  /** The same, for a table that lives in its primary key. */
  readonly keyTable: string;
}

export const sqliteSpelling: Spelling = {
  text: 'text',
  integer: 'integer',
  numberedKey: 'integer primary key autoincrement',
  table: 'strict',
  keyTable: 'strict, without rowid',
};

export const postgresSpelling: Spelling = {
  text: 'text collate "C"',
  integer: 'bigint',
  numberedKey: 'bigint generated always as identity primary key',
  table: '',
  keyTable: '',
};

/** One step of the database from one version of the program to the next. It is never edited once released. */
export interface Migration {
  readonly name: string;
  statements(spelling: Spelling): readonly string[];
}
