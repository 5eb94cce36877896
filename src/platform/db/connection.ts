/** One statement with its values, ready to send. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Set for a statement that is compiled once: PostgreSQL then keeps its plan under this name. */
  readonly name?: string;
}

export type Row = Readonly<Record<string, unknown>>;

export interface Result {
  readonly rows: readonly Row[];
  /** Rows inserted, updated or deleted; for a statement that returns rows, their number. */
  readonly affected: number;
}

/** Where a statement is run: the readers, or one open transaction. */
export interface Connection {
  execute(statement: Statement): Promise<Result>;
}
