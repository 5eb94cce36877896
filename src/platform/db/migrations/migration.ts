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
  /** Keeps questions to such an index fast while it is written to, and whatever is known of the table. */
  readonly steadyTokenIndex: (index: SteadyTokenIndex) => readonly string[];
  /** What keeps a searchable table from being tidied up in the middle of deletions. */
  readonly leaveDeletedTokens: (name: string) => readonly string[];
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

interface SteadyTokenIndex extends Pick<TokenIndex, 'table' | 'key' | 'name'> {
  /** The function that asks the index, on an engine that would not always do so by itself. */
  readonly ask: string;
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
  steadyTokenIndex: () => [],
  // By default FTS5 merges a part of the index as soon as a tenth of it is deleted: every 100 rows that went, it stood
  // still for up to 0.8 s. What is deleted leaves with the merges that new rows bring about.
  leaveDeletedTokens: (name) => [`insert into ${name} (${name}, rank) values ('deletemerge', 0)`],
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
  // The settings hold while the function runs and nowhere else; docs/decisions/0034-search-always-uses-its-index.md.
  steadyTokenIndex: ({ table, key, name, ask }) => [
    `create function ${ask}(asked tsquery, max_hits bigint default null) returns setof bigint
      language plpgsql stable rows 100 set enable_seqscan = off set jit = off
      as 'begin return query select ${key} from ${table} where tokens @@ asked limit max_hits; end'`,
    `alter index ${name} set (gin_pending_list_limit = 64)`,
    // The setting does not shorten a list that is there already.
    `select gin_clean_pending_list('${name}')`,
  ],
  // Vacuuming goes on beside everything else.
  leaveDeletedTokens: () => [],
};

/** One step of the database from one version of the program to the next. It is never edited once released. */
export interface Migration {
  readonly name: string;
  statements(spelling: Spelling): readonly string[];
}
