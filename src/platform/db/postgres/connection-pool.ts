import { setTimeout as pause } from 'node:timers/promises';

import { DatabaseError, Pool } from 'pg';
import type { CustomTypesConfig, PoolClient } from 'pg';

import type { Connection, StatementResult, ResultRow, Statement } from '../connection.ts';
import { ConnectFailed, ConnectionLost, DatabaseReadOnly, DatabaseUnavailable, StatementTimeout } from '../errors.ts';
import { startResponseTimeout } from './response-timeout.ts';
import type { SocketRegistry } from './socket-registry.ts';
import { mapPostgresError } from './postgres-errors.ts';
import type { ServerHealth } from './server-health.ts';

export interface ConnectionPoolOptions {
  readonly url: string;
  readonly connections: number;
  readonly types: CustomTypesConfig;
  readonly sockets: SocketRegistry;
  readonly health: ServerHealth;
  /** Time limit per statement, enforced by the server. */
  readonly statementMs: number;
  /** How long to wait for a free connection, and for a new one to be opened. */
  readonly connectMs: number;
  readonly lockMs: number;
  readonly onIdleError: (error: Error) => void;
}

/** How much longer than the server the client waits, so that the server can report the timeout itself. */
const GRACE_MS = 1000;

const TOO_MANY_CONNECTIONS = '53300';

/** How long a connection counts as alive after an answer. */
const PROVEN_MS = 1000;

/** The pause before a server that has no room is asked again for a connection. */
const FULL_RETRY_MS = 20;

const isServerFull = (error: unknown): boolean => error instanceof DatabaseError && error.code === TOO_MANY_CONNECTIONS;

type Settled = PromiseSettledResult<StatementResult>;

/** What was committed before a connection was opened. Counts up with every connection. */
export interface PoolHistory {
  readonly number: number;
}

/** A connection checked out until it is released. */
export interface CheckedOutConnection extends Connection {
  /** Whether the server has just answered on this connection. Otherwise it may have died while it was idle. */
  readonly isProven: boolean;
  /** See `Tx.historyKey`. */
  readonly history: PoolHistory;
  /** Sends all statements at once. Each has the time limits of those before it in addition to its own. */
  executeTogether(statements: readonly Statement[]): Promise<readonly Settled[]>;
  /** The same, after a command that does not have to wait for anything, such as `begin`. */
  commandWith(sql: string, statements: readonly Statement[]): Promise<readonly Settled[]>;
  /** Runs a command that does not have to wait for anything, such as `begin`, or one with its own time limit. */
  command(sql: string, limitMs?: number): Promise<void>;
  /** Changes the client's time limit for the following statements, to match a limit already set on the server. */
  setStatementTimeout(statementMs: number): void;
  release(): void;
}

/**
 * The connections to the server. Every statement has a time limit on the client too: a server that stops responding, or
 * a network that drops packets, would otherwise block a request forever. On timeout the connection is closed, because
 * its state is unknown.
 */
export class ConnectionPool {
  readonly #pool: Pool;
  readonly #options: ConnectionPoolOptions;
  readonly #open = new Set<PoolClient>();
  /** Closed the next time they are acquired or released. */
  readonly #retired = new WeakSet<PoolClient>();
  readonly #answeredAt = new WeakMap<PoolClient, number>();
  readonly #histories = new WeakMap<PoolClient, PoolHistory>();
  #history: PoolHistory = { number: 0 };

  constructor(options: ConnectionPoolOptions) {
    this.#options = options;
    this.#pool = new Pool({
      connectionString: options.url,
      max: options.connections,
      types: options.types,
      application_name: 'tureen',
      // A statement is sent at once, without waiting for the answer to the one before it on the same connection.
      pipeline: true,
      stream: options.sockets.create,
      connectionTimeoutMillis: options.connectMs,
      lock_timeout: options.lockMs,
      statement_timeout: options.statementMs,
      idle_in_transaction_session_timeout: 60_000,
    });
    this.#pool.on('error', options.onIdleError);
    this.#pool.on('connect', (client) => {
      this.#open.add(client);
      this.#answeredAt.set(client, performance.now());
      this.#history = { number: this.#history.number + 1 };
      this.#histories.set(client, this.#history);
      // A lost connection also emits an error event, which would end the process without a listener.
      client.on('error', () => undefined);
    });
    this.#pool.on('remove', (client) => this.#open.delete(client));
  }

  /** The history of the newest connection. */
  get history(): PoolHistory {
    return this.#history;
  }

  /** `waiting` is the number of callers that wait for a connection. */
  get load(): { readonly idle: number; readonly inUse: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { idle: idleCount, inUse: totalCount - idleCount, waiting: waitingCount };
  }

  async execute(statement: Statement): Promise<StatementResult> {
    const client = await this.#acquire();
    try {
      return await this.#query(client, statement, this.#options.statementMs + GRACE_MS);
    } finally {
      this.#release(client);
    }
  }

  async checkOut(): Promise<CheckedOutConnection> {
    const client = await this.#acquire();
    const { connectMs } = this.#options;
    let limitMs = this.#options.statementMs + GRACE_MS;
    const sendAll = (statements: readonly Statement[], aheadMs: number): Promise<StatementResult>[] =>
      statements.map((statement, before) => this.#query(client, statement, aheadMs + (before + 1) * limitMs));
    /**
     * In a single write, unless it is very long. If the server has ended the connection, its reason for that is then still read; with several,
     * the second would fail first.
     */
    const inOneWrite = (send: () => Promise<StatementResult>[]): Promise<readonly Settled[]> => {
      const { stream } = client.connection;
      stream.cork();
      try {
        return Promise.allSettled(send());
      } finally {
        stream.uncork();
      }
    };
    return {
      isProven: performance.now() - (this.#answeredAt.get(client) ?? -Infinity) < PROVEN_MS,
      history: this.#histories.get(client) ?? this.#history,
      execute: (statement) => this.#query(client, statement, limitMs),
      executeTogether: (statements) => inOneWrite(() => sendAll(statements, 0)),
      commandWith: (sql, statements) =>
        inOneWrite(() => [this.#query(client, { sql, parameters: [] }, connectMs), ...sendAll(statements, connectMs)]),
      command: async (sql, ms = connectMs) => void (await this.#query(client, { sql, parameters: [] }, ms)),
      setStatementTimeout: (ms) => {
        limitMs = ms + GRACE_MS;
      },
      release: () => this.#release(client),
    };
  }

  /** Replaces every connection that is open now, each the next time it is acquired or released. */
  retire(): void {
    for (const client of this.#open) this.#retired.add(client);
  }

  /** Closes idle connections now, and the others when they are released. */
  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #acquire(): Promise<PoolClient> {
    const { health, connectMs } = this.#options;
    if (!health.isTrusted) await health.assertReachable();
    const deadline = performance.now() + connectMs;
    for (;;) {
      const began = performance.now();
      try {
        const client = await this.#pool.connect();
        if (!this.#retired.has(client)) return client;
        client.release(true);
      } catch (error) {
        // The server has no room for another connection, but the ones already open will soon be free.
        if (isServerFull(error) && this.#pool.totalCount > 0 && performance.now() < deadline) {
          await pause(FULL_RETRY_MS);
          continue;
        }
        // The timer may fire a millisecond early.
        const isLate = performance.now() - began > connectMs - 2;
        // If other statements were answered in the meantime, all connections are busy, but the server is responding.
        if (isLate && health.lastResponseAt < began) health.reportTimeout(error);
        const known = mapPostgresError(error);
        throw known instanceof ConnectionLost ? new ConnectFailed(error) : known;
      }
    }
  }

  #release(client: PoolClient): void {
    client.release(this.#retired.has(client));
  }

  async #query(client: PoolClient, { sql, parameters, name }: Statement, limitMs: number): Promise<StatementResult> {
    const { health } = this.#options;
    let isLate = false;
    const cancel = startResponseTimeout(limitMs, () => {
      isLate = true;
      client.connection.stream.destroy();
    });
    try {
      const query = { text: sql, values: [...parameters], ...(name !== undefined && { name }) };
      const { rows, rowCount } = await client.query<ResultRow>(query);
      health.recordResponse();
      this.#answeredAt.set(client, performance.now());
      return { rows, affected: rowCount ?? 0 };
    } catch (error) {
      if (isLate) {
        const timeout = new StatementTimeout(new Error(`no answer within ${limitMs} ms`, { cause: error }));
        health.reportTimeout(timeout);
        throw timeout;
      }
      const isAnswered = error instanceof DatabaseError;
      if (isAnswered) health.recordResponse();
      const known = mapPostgresError(error);
      // The statement was sent, and this error came from the network rather than the server, so the statement may have
      // run.
      if (!isAnswered && known instanceof DatabaseUnavailable) throw new ConnectionLost(error);
      if (known instanceof DatabaseReadOnly) health.reportReadOnly(known);
      throw known;
    } finally {
      cancel();
    }
  }
}
