/** A SQL statement with its parameters, ready to send. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Set for statements that are compiled once. PostgreSQL caches the plan under this name. */
  readonly name?: string;
}

export type ResultRow = Readonly<Record<string, unknown>>;

export interface StatementResult {
  readonly rows: readonly ResultRow[];
  /** The number of rows inserted, updated or deleted, or of rows returned if the statement returns any. */
  readonly affected: number;
}

/** Runs statements, either on the read connections or inside one open transaction. */
export interface Connection {
  execute(statement: Statement): Promise<StatementResult>;
}
