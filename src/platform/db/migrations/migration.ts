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
  /** What makes a table of tokens searchable, whole tokens and beginnings of them. */
  readonly tokenIndex: (index: TokenIndex) => readonly string[];
}

/** Tokens in a column of a table, with spaces between them, found by the number of the row. */
interface TokenIndex {
  readonly table: string;
  readonly key: string;
  /** Stands before every token, so that each space is searched as if it were alone. All are of one length. */
  readonly space: string;
  readonly spaceLength: number;
  readonly columns: readonly string[];
  readonly name: string;
}

/** The tokens of a row, each with its space before it. */
const spacedTokens = ({ space, columns }: TokenIndex, row = ''): string => {
  const tokens = columns.map((column) => `${row}${column}`).join(` || ' ' || `);
  return `${row}${space} || replace(${tokens}, ' ', ' ' || ${row}${space})`;
};

export const sqliteSpelling: Spelling = {
  text: 'text',
  integer: 'integer',
  numberedKey: 'integer primary key autoincrement',
  table: 'strict',
  keyTable: 'strict, without rowid',
  // Every character that a token may hold is one of a word to the tokenizer; beginnings of two to four characters have
  // an index of their own.
  tokenIndex: (index) => {
    const { table, key, name, spaceLength } = index;
    const write = (event: string, statement: string): string =>
      `create trigger ${name}_${event} after ${event} on ${table} begin ${statement}; end`;
    return [
      `create virtual table ${name} using fts5 (tokens, content = '', contentless_delete = 1, detail = none,
        prefix = '${[2, 3, 4].map((letters) => spaceLength + letters).join(' ')}',
        tokenize = "ascii tokenchars '~:=-'")`,
      write('insert', `insert into ${name} (rowid, tokens) values (new.${key}, ${spacedTokens(index, 'new.')})`),
      write('update', `update ${name} set tokens = ${spacedTokens(index, 'new.')} where rowid = new.${key}`),
      write('delete', `delete from ${name} where rowid = old.${key}`),
    ];
  },
};

export const postgresSpelling: Spelling = {
  text: 'text collate "C"',
  integer: 'bigint',
  numberedKey: 'bigint generated always as identity primary key',
  table: '',
  keyTable: '',
  // Rows as short as can be, with their tokens elsewhere: what the index finds is looked up in them and nowhere else.
  tokenIndex: (index) => [
    `alter table ${index.table} set (toast_tuple_target = 128)`,
    `alter table ${index.table} add column tokens tsvector
      generated always as (array_to_tsvector(string_to_array(${spacedTokens(index)}, ' '))) stored`,
    `create index ${index.name} on ${index.table} using gin (tokens)`,
  ],
};

/** One step of the database from one version of the program to the next. It is never edited once released. */
export interface Migration {
  readonly name: string;
  statements(spelling: Spelling): readonly string[];
}
