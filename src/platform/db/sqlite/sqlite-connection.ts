import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

import type { Connection, StatementResult, ResultRow, Statement } from '../connection.ts';
import { DatabaseReadOnly, DatabaseUnavailable, ForeignKeyViolation, UniqueViolation } from '../errors.ts';
import type { UniqueConstraints } from '../unique-constraints.ts';

interface Kept {
  readonly statement: StatementSync;
  /** Column names; empty if the statement returns no rows. */
  readonly columns: readonly string[];
}

const MAX_CACHED = 500;

// Result codes, see sqlite.org/rescode.html.
const BUSY = 5;
const READ_ONLY = 8;
const IO_ERROR = 10;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;
const FOREIGN_KEY = 787;
const UNIQUE = 2067;
const PRIMARY_KEY = 1555;

const UNAVAILABLE = new Set([BUSY, IO_ERROR, FULL, CANNOT_OPEN, NOT_A_DATABASE]);

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

/** True if another process holds the file. Expects an error already mapped by `mapSqliteError`. */
export const isSqliteBusy = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && (codeOf(error.cause) & 0xff) === BUSY;

const constraintOn = (constraints: UniqueConstraints, columns: string): string | undefined =>
  Object.entries(constraints).find(([, constraint]) => constraint.columns === columns)?.[0];

/** Maps a driver error to one of the program's error classes. */
export const mapSqliteError = (error: unknown, constraints: UniqueConstraints = {}): unknown => {
  const code = codeOf(error);
  if ((code === UNIQUE || code === PRIMARY_KEY) && error instanceof Error) {
    const constraint = constraintOn(constraints, error.message.replace(/^UNIQUE constraint failed: /, ''));
    return constraint === undefined ? error : new UniqueViolation(constraint, error);
  }
  if (code === FOREIGN_KEY) return new ForeignKeyViolation(error);
  if ((code & 0xff) === READ_ONLY) return new DatabaseReadOnly(error);
  return UNAVAILABLE.has(code & 0xff) ? new DatabaseUnavailable(error) : error;
};

const bindable = (value: unknown): SQLInputValue =>
  typeof value === 'boolean' ? Number(value) : (value as SQLInputValue);

/** All values are numbers and texts; a text that is read as bytes (`longText`) is decoded here. */
const decoded = (value: SQLOutputValue | undefined): unknown =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString() : value;

/** Building the object from the driver's array takes 5 µs for a small row; the objects the driver builds take 7 µs. */
const named = (columns: readonly string[], values: readonly SQLOutputValue[]): ResultRow => {
  const row: Record<string, unknown> = {};
  columns.forEach((name, index) => {
    row[name] = decoded(values[index]);
  });
  return row;
};

/** One handle of the SQLite file with a cache of prepared statements, which drops the oldest beyond a limit. */
export class SqliteConnection implements Connection {
  readonly handle: DatabaseSync;
  readonly #constraints: UniqueConstraints;
  readonly #kept = new Map<string, Kept>();

  constructor(handle: DatabaseSync, constraints: UniqueConstraints = {}) {
    this.handle = handle;
    this.#constraints = constraints;
  }

  async execute(statement: Statement): Promise<StatementResult> {
    return this.executeNow(statement);
  }

  executeNow({ sql, parameters }: Statement): StatementResult {
    try {
      const { statement, columns } = this.#prepare(sql);
      const values = parameters.map(bindable);
      if (columns.length === 0) return { rows: [], affected: Number(statement.run(...values).changes) };
      const rows = (statement.all(...values) as unknown as SQLOutputValue[][]).map((row) => named(columns, row));
      return { rows, affected: rows.length };
    } catch (error) {
      throw mapSqliteError(error, this.#constraints);
    }
  }

  #prepare(sql: string): Kept {
    const known = this.#kept.get(sql);
    if (known !== undefined) return known;
    const statement = this.handle.prepare(sql);
    statement.setReturnArrays(true);
    const kept = { statement, columns: statement.columns().map(({ name }) => name) };
    this.#kept.set(sql, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_CACHED && oldest !== undefined) this.#kept.delete(oldest);
    return kept;
  }
}
