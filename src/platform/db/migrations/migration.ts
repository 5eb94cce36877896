/** Column types, table options and index definitions that differ between the engines' SQL. */
export interface SqlDialect {
  /** Text that is compared and sorted by code point on both engines. */
  readonly text: string;
  readonly integer: string;
  /** The whole definition of an auto-incremented primary key. */
  readonly numberedKey: string;
  /** Goes after the closing parenthesis of a table. */
  readonly table: string;
  /** The same, for a table stored in its primary key index. */
  readonly keyTable: string;
  /** Statements that make a table's tokens searchable, by whole token and by prefix. */
  readonly tokenIndex: (index: TokenIndex) => readonly string[];
  /** Keeps queries on such an index fast during writes and with stale planner statistics. */
  readonly steadyTokenIndex: (index: SteadyTokenIndex) => readonly string[];
  /** Keeps a token index from being compacted in the middle of deletions. */
  readonly leaveDeletedTokens: (name: string) => readonly string[];
  /** Keeps writes to a token index short while it is merged. */
  readonly mergeTokensInSmallSteps: (name: string) => readonly string[];
  /** Lets a token index be merged on request as soon as two of its segments are on the same level. */
  readonly allowSmallTokenMerges: (name: string) => readonly string[];
  /** Runs a statement for every row that is inserted or deleted, also by a cascade. */
  readonly rowTrigger: (trigger: RowTrigger) => readonly string[];
}

interface RowTrigger {
  readonly name: string;
  readonly event: 'insert' | 'delete';
  readonly table: string;
  /** Refers to the row as `new` or `old`. */
  readonly statement: string;
}

/** An index of space-separated tokens in the columns of a table. Finds the numbers of rows. */
interface TokenIndex {
  readonly table: string;
  readonly key: string;
  /**
   * Prepended to every token, so that each space is searched as if it had its own index. All spaces have the same
   * length.
   */
  readonly space: string;
  readonly spaceLength: number;
  readonly columns: readonly string[];
  readonly name: string;
}

interface SteadyTokenIndex extends Pick<TokenIndex, 'table' | 'key' | 'name'> {
  /** Name of the function that queries the index, for an engine that would not always use it otherwise. */
  readonly ask: string;
}

/** The tokens of a row, each prefixed with its space. */
const spacedTokens = ({ space, columns }: TokenIndex, row = ''): string => {
  const tokens = columns.map((column) => `${row}${column}`).join(` || ' ' || `);
  return `${row}${space} || replace(${tokens}, ' ', ' ' || ${row}${space})`;
};

export const sqliteDialect: SqlDialect = {
  text: 'text',
  integer: 'integer',
  numberedKey: 'integer primary key autoincrement',
  table: 'strict',
  keyTable: 'strict, without rowid',
  // The tokenizer treats every character allowed in a token as part of a word. Prefixes of two to four characters have
  // their own index.
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
  // By default FTS5 merges a segment of the index once a tenth of it is deleted, which stalled it for up to 0.8 s after
  // every 100 deleted rows. Instead, deleted entries disappear in the merges that new rows trigger.
  leaveDeletedTokens: (name) => [`insert into ${name} (${name}, rank) values ('deletemerge', 0)`],
  // FTS5 merges a fixed number of pages at a time, so its pages should be small; the default is 4,050 bytes. See
  // docs/decisions/0031-large-changes-in-slices.md.
  mergeTokensInSmallSteps: (name) => [`insert into ${name} (${name}, rank) values ('pgsz', 1000)`],
  // By default it takes four segments.
  allowSmallTokenMerges: (name) => [`insert into ${name} (${name}, rank) values ('usermerge', 2)`],
  rowTrigger: ({ name, event, table, statement }) => [
    `create trigger ${name} after ${event} on ${table} begin ${statement}; end`,
  ],
};

export const postgresDialect: SqlDialect = {
  text: 'text collate "C"',
  integer: 'bigint',
  numberedKey: 'bigint generated always as identity primary key',
  table: '',
  keyTable: '',
  // Keeps rows as short as possible by storing their tokens out of line: only the rows are read for index hits.
  tokenIndex: (index) => [
    `alter table ${index.table} set (toast_tuple_target = 128)`,
    `alter table ${index.table} add column tokens tsvector
      generated always as (array_to_tsvector(string_to_array(${spacedTokens(index)}, ' '))) stored`,
    `create index ${index.name} on ${index.table} using gin (tokens)`,
  ],
  // The settings apply only while the function runs; see docs/decisions/0034-search-always-uses-its-index.md.
  steadyTokenIndex: ({ table, key, name, ask }) => [
    `create function ${ask}(asked tsquery, max_hits bigint default null) returns setof bigint
      language plpgsql stable rows 100 set enable_seqscan = off set jit = off
      as 'begin return query select ${key} from ${table} where tokens @@ asked limit max_hits; end'`,
    `alter index ${name} set (gin_pending_list_limit = 64)`,
    // The setting does not shorten an existing list.
    `select gin_clean_pending_list('${name}')`,
  ],
  // Vacuuming runs concurrently with everything else.
  leaveDeletedTokens: () => [],
  mergeTokensInSmallSteps: () => [],
  allowSmallTokenMerges: () => [],
  rowTrigger: ({ name, event, table, statement }) => [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
    `create trigger ${name} after ${event} on ${table} for each row execute function ${name}()`,
  ],
};

/**
 * One step in upgrading the database, or a module's part of it: parts with the same number are applied together, in the
 * order of the modules. Never edited after its release.
 */
export interface Migration {
  /** Numbers count up from 1 without gaps. A new migration takes the next one. */
  readonly number: number;
  readonly name: string;
  statements(dialect: SqlDialect): readonly string[];
}

/** Combines the parts of each migration. The result is in the order of the numbers. */
export const mergeMigrations = (parts: readonly Migration[]): readonly Migration[] => {
  const byNumber = Map.groupBy(parts, ({ number }) => number);
  return Array.from({ length: Math.max(0, ...byNumber.keys()) }, (_, index) => {
    const number = index + 1;
    const [first, ...others] = byNumber.get(number) ?? [];
    if (first === undefined) throw new Error(`no module has migration ${number}`);
    const other = others.find(({ name }) => name !== first.name);
    if (other !== undefined) throw new Error(`migration ${number} is called both ${first.name} and ${other.name}`);
    const all = [first, ...others];
    return { number, name: first.name, statements: (dialect) => all.flatMap((part) => part.statements(dialect)) };
  });
};
