import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

import type { Connection, Result, Row, Statement } from '../connection.ts';
import { DatabaseUnavailable, UniqueViolation } from '../errors.ts';
import { constraintOfColumns } from '../tables/constraints.ts';

interface Kept {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

const MOST_KEPT = 500;

// Result codes of sqlite.org/rescode.html.
const BUSY = 5;
const IO_ERROR = 10;
const FULL = 13;
const UNIQUE = 2067;
const PRIMARY_KEY = 1555;

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

export const isBusy = (error: unknown): boolean => (codeOf(error) & 0xff) === BUSY;

/** Turns an error of the driver into one that the rest of the program knows. */
export const translate = (error: unknown): unknown => {
  const code = codeOf(error);
  if ((code === UNIQUE || code === PRIMARY_KEY) && error instanceof Error) {
    const constraint = constraintOfColumns(error.message.replace(/^UNIQUE constraint failed: /, ''));
    return constraint === undefined ? error : new UniqueViolation(constraint, error);
  }
  return [BUSY, IO_ERROR, FULL].includes(code & 0xff) ? new DatabaseUnavailable(error) : error;
};

const bindable = (value: unknown): SQLInputValue =>
  typeof value === 'boolean' ? Number(value) : (value as SQLInputValue);

/** One handle of the SQLite file, with its statements kept prepared; beyond a bound the oldest is dropped. */
export class SqliteConnection implements Connection {
  readonly handle: DatabaseSync;
  readonly #kept = new Map<string, Kept>();

  constructor(handle: DatabaseSync) {
    this.handle = handle;
  }

  async execute(statement: Statement): Promise<Result> {
    return this.executeNow(statement);
  }

  executeNow({ sql, parameters }: Statement): Result {
    try {
      const { statement, returnsRows } = this.#prepare(sql);
      const values = parameters.map(bindable);
      if (!returnsRows) return { rows: [], affected: Number(statement.run(...values).changes) };
      const rows: readonly Row[] = statement.all(...values);
      return { rows, affected: rows.length };
    } catch (error) {
      throw translate(error);
    }
  }

  #prepare(sql: string): Kept {
    const known = this.#kept.get(sql);
    if (known !== undefined) return known;
    const statement = this.handle.prepare(sql);
    const kept = { statement, returnsRows: statement.columns().length > 0 };
    this.#kept.set(sql, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return kept;
  }
}
