/**
 * What differs between the engines, asked by the name of the trait and never by the name of the engine.
 */
export interface Traits {
  /** The engine as people call it, for the log and the instance page. */
  readonly engine: 'SQLite' | 'PostgreSQL';
  /** A `with` clause may hold inserts and updates, and later parts read what earlier ones return. */
  readonly hasWritingCte: boolean;
  /** Rows are locked one by one; without it a transaction that writes is alone. */
  readonly hasRowLocks: boolean;
  /** The function that builds a JSON object from names and values. */
  readonly jsonObject: 'json_object' | 'json_build_object';
  /** The table function that gives each item of a JSON list as text, in a column `value`. */
  readonly jsonEach: 'json_each' | 'json_array_elements_text';
  /** What finds rows by their tokens: a virtual table beside the table, or a column of it. */
  readonly tokenIndex: 'fts5' | 'tsvector';
  /** The function that gathers values into a JSON list. */
  readonly jsonArray: 'json_group_array' | 'json_agg';
  /** JSON is a type of its own; without it it is text, taken for JSON where it comes straight from a function of JSON. */
  readonly hasJsonType: boolean;
  /** Gives another id each time, for rows that a statement makes by itself. */
  readonly randomId: 'lower(hex(randomblob(16)))' | 'cast(gen_random_uuid() as text)';
  /** The version of the engine; a distribution may have written more behind it. */
  readonly engineVersion: 'sqlite_version()' | "split_part(current_setting('server_version'), ' ', 1)";
  /** What the database takes of the disk. */
  readonly databaseBytes:
    | '(select page_count * page_size from pragma_page_count, pragma_page_size)'
    | 'pg_database_size(current_database())';
}

export const sqliteTraits: Traits = {
  engine: 'SQLite',
  hasWritingCte: false,
  hasRowLocks: false,
  jsonObject: 'json_object',
  jsonEach: 'json_each',
  tokenIndex: 'fts5',
  jsonArray: 'json_group_array',
  hasJsonType: false,
  randomId: 'lower(hex(randomblob(16)))',
  engineVersion: 'sqlite_version()',
  databaseBytes: '(select page_count * page_size from pragma_page_count, pragma_page_size)',
};

export const postgresTraits: Traits = {
  engine: 'PostgreSQL',
  hasWritingCte: true,
  hasRowLocks: true,
  jsonObject: 'json_build_object',
  jsonEach: 'json_array_elements_text',
  tokenIndex: 'tsvector',
  jsonArray: 'json_agg',
  hasJsonType: true,
  randomId: 'cast(gen_random_uuid() as text)',
  engineVersion: "split_part(current_setting('server_version'), ' ', 1)",
  databaseBytes: 'pg_database_size(current_database())',
};
