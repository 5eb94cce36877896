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
}

export const sqliteTraits: Traits = {
  engine: 'SQLite',
  hasWritingCte: false,
  hasRowLocks: false,
  jsonObject: 'json_object',
};

export const postgresTraits: Traits = {
  engine: 'PostgreSQL',
  hasWritingCte: true,
  hasRowLocks: true,
  jsonObject: 'json_build_object',
};
