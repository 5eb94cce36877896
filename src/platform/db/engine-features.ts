/** The differences between the engines. Code checks a feature, never the name of the engine. */
export interface EngineFeatures {
  /** The product name, for the log and the instance page. */
  readonly engine: 'SQLite' | 'PostgreSQL';
  /** A `with` clause may contain inserts and updates, and later parts can read the rows that earlier ones return. */
  readonly hasWritingCte: boolean;
  /** A subquery in `from` may refer to the tables before it. */
  readonly hasLateral: boolean;
  /** Rows are locked individually. Without this, only one writing transaction runs at a time. */
  readonly hasRowLocks: boolean;
  /** Builds a JSON object from names and values. */
  readonly jsonObject: 'json_object' | 'json_build_object';
  /** Table function that returns each item of a JSON array as text, in a column `value`. */
  readonly jsonEach: 'json_each' | 'json_array_elements_text';
  /** How rows are found by token: through a virtual table next to the table, or a column in it. */
  readonly tokenIndex: 'fts5' | 'tsvector';
  /** Aggregates values into a JSON array. */
  readonly jsonArray: 'json_group_array' | 'json_agg';
  /** JSON is a type. Without this, JSON is text, and counts as JSON only as the direct result of a JSON function. */
  readonly hasJsonType: boolean;
  /** Long texts are read faster as bytes. */
  readonly returnsBytesFaster: boolean;
  /** Returns a new id on each call, for rows that are created by a statement. */
  readonly randomId: 'lower(hex(randomblob(16)))' | 'cast(gen_random_uuid() as text)';
  /** The version of the engine, without the suffix that a distribution may append. */
  readonly engineVersion: 'sqlite_version()' | "split_part(current_setting('server_version'), ' ', 1)";
  /** Disk space used by the database. */
  readonly databaseBytes:
    | '(select page_count * page_size from pragma_page_count, pragma_page_size)'
    | 'pg_database_size(current_database())';
}

export const sqliteFeatures: EngineFeatures = {
  engine: 'SQLite',
  hasWritingCte: false,
  hasLateral: false,
  hasRowLocks: false,
  jsonObject: 'json_object',
  jsonEach: 'json_each',
  tokenIndex: 'fts5',
  jsonArray: 'json_group_array',
  hasJsonType: false,
  returnsBytesFaster: true,
  randomId: 'lower(hex(randomblob(16)))',
  engineVersion: 'sqlite_version()',
  databaseBytes: '(select page_count * page_size from pragma_page_count, pragma_page_size)',
};

export const postgresFeatures: EngineFeatures = {
  engine: 'PostgreSQL',
  hasWritingCte: true,
  hasLateral: true,
  hasRowLocks: true,
  jsonObject: 'json_build_object',
  jsonEach: 'json_array_elements_text',
  tokenIndex: 'tsvector',
  jsonArray: 'json_agg',
  hasJsonType: true,
  returnsBytesFaster: false,
  randomId: 'cast(gen_random_uuid() as text)',
  engineVersion: "split_part(current_setting('server_version'), ' ', 1)",
  databaseBytes: 'pg_database_size(current_database())',
};
