import { Kysely } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';

import type { Connection } from './connection.ts';
import type { Tables } from './tables.ts';

/** The parts of a Kysely dialect that depend on the engine's SQL. */
export type KyselyDialectParts = Omit<Dialect, 'createDriver'>;

const notHere = (): never => {
  throw new Error('transactions are opened by Database.transaction only');
};

const connectionOver = (connection: Connection): DatabaseConnection => ({
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await connection.execute(query);
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  },
  streamQuery: notHere,
});

const driverOver = (connection: Connection): Driver => {
  const only = connectionOver(connection);
  return {
    init: async () => {},
    acquireConnection: async () => only,
    releaseConnection: async () => {},
    beginTransaction: notHere,
    commitTransaction: notHere,
    rollbackTransaction: notHere,
    destroy: async () => {},
  };
};

/** Uses Kysely as a query builder over our own connection. `Database` manages connections and transactions. */
export const createKysely = (connection: Connection, flavour: KyselyDialectParts): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: { ...flavour, createDriver: () => driverOver(connection) } });
