import type { CompiledQuery, Kysely, QueryExecutorProvider } from 'kysely';

import type { Statement } from './connection.ts';
import type { Database, Db, Tx } from './database.ts';
import type { Tables } from './tables.ts';
import type { EngineFeatures } from './engine-features.ts';

export type QueryBuilder = Kysely<Tables>;

/** A Kysely query or raw SQL. */
interface Compilable<R> {
  compile(provider: QueryExecutorProvider): CompiledQuery<R>;
}

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stands in for the parameters while the query is built: every property is a placeholder that `#bind` replaces. */
const placeholders = <P extends object>(): P => new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as P;

/** Picks the values of some columns. Placeholders cannot be spread, because they are created on access. */
export const pickColumns = <T extends object, K extends keyof T>(values: T, columns: readonly K[]): Pick<T, K> =>
  Object.fromEntries(columns.map((column) => [column, values[column]])) as Pick<T, K>;

interface Compiled {
  readonly name: string | undefined;
  readonly query: CompiledQuery;
}

let count = 0;

/**
 * A query that is compiled once per engine and then sent with new parameters each time. Compiling and preparing it
 * every time costs 40 % of the read rate on SQLite and 60 % on PostgreSQL.
 */
export class PreparedQuery<P extends object, R> {
  readonly #build: (query: QueryBuilder, values: P, features: EngineFeatures) => Compilable<R>;
  readonly #compiled = new Map<EngineFeatures, Compiled>();
  readonly #name: string | undefined;

  constructor(
    build: (query: QueryBuilder, values: P, features: EngineFeatures) => Compilable<R>,
    /** The name under which PostgreSQL caches the plan; without one, it does not. */
    name?: string,
  ) {
    this.#build = build;
    this.#name = name;
  }

  /**
   * The same query, planned each time by PostgreSQL, which takes about a millisecond. For tables that can grow from
   * nothing to thousands of rows at once: a plan from before reads the whole table for each row it is joined with.
   */
  plannedEachTime(): PreparedQuery<P, R> {
    return new PreparedQuery(this.#build);
  }

  async all(db: Db, values: P): Promise<readonly R[]> {
    const { rows } = await db.connection.execute(this.#bind(db, values));
    return rows as readonly R[];
  }

  async first(db: Db, values: P): Promise<R | undefined> {
    return (await this.all(db, values))[0];
  }

  /** Writes immediately, and returns the number of affected rows. */
  async run(tx: Tx, values: P): Promise<number> {
    return (await tx.connection.execute(this.#bind(tx, values))).affected;
  }

  /** Writes in a transaction of its own and returns the first row; see `Database.executeAtLeastOnce`. */
  async firstAtLeastOnce(database: Database, values: P): Promise<R | undefined> {
    const { rows } = await database.executeAtLeastOnce(this.#bind(database.db, values));
    return (rows as readonly R[])[0];
  }

  /** Queues the write for the end of the transaction; see `Tx.defer`. */
  defer(tx: Tx, values: P, as?: string): void {
    tx.defer(this.#bind(tx, values), as);
  }

  /** Queues the statement for right before the writes; see `Tx.deferAhead`. */
  deferAhead(tx: Tx, values: P): void {
    tx.deferAhead(this.#bind(tx, values));
  }

  #bind(db: Db, values: P): Statement {
    const { name, query } = this.#compiled.get(db.features) ?? this.#compile(db);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? Reflect.get(values, value.name) : value,
    );
    return { sql: query.sql, parameters, ...(name !== undefined && { name }) };
  }

  #compile(db: Db): Compiled {
    const compiled = {
      name: this.#name,
      query: this.#build(db.query, placeholders<P>(), db.features).compile(db.query),
    };
    this.#compiled.set(db.features, compiled);
    return compiled;
  }
}

export const prepareQuery = <P extends object, R>(
  build: (query: QueryBuilder, values: P, features: EngineFeatures) => Compilable<R>,
): PreparedQuery<P, R> => new PreparedQuery(build, `t${(count += 1)}`);
