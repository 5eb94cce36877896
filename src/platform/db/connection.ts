/** A SQL statement with its parameters, ready to send. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Set for statements that are compiled once. PostgreSQL caches the plan under this name. */
  readonly name?: string;
}

export type Row = Readonly<Record<string, unknown>>;

export interface Result {
  readonly rows: readonly Row[];
  /** The number of rows inserted, updated or deleted, or of rows returned if the statement returns any. */
  readonly affected: number;
}

/** Runs statements, either on the read connections or inside one open transaction. */
export interface Connection {
  execute(statement: Statement): Promise<Result>;
}
