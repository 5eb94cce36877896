import type { Connection, Result, Statement } from '../connection.ts';
import { ConnectFailed, ConnectionLost, OutcomeUnknown, StatementTimeout } from '../errors.ts';
import type { Deferred } from '../transaction.ts';
import { retry } from './retry.ts';
import type { Repeating } from './retry.ts';
import type { ConnectionPool, HeldConnection } from './connection-pool.ts';
import { asOneStatement } from './one-statement.ts';

export interface TransactionOptions {
  readonly pool: ConnectionPool;
  /** How to retry if connections turn out to be dead before the transaction begins. */
  readonly lost: Repeating;
  /** A time limit for each of its statements, longer than the default. */
  readonly statementMs?: number | undefined;
}

/** Maps the error of a commit: if its answer was lost, the outcome is unknown. */
const asOutcome = (error: unknown): unknown => {
  if (error instanceof ConnectFailed) return error;
  return error instanceof ConnectionLost || error instanceof StatementTimeout ? new OutcomeUnknown(error) : error;
};

/**
 * A transaction that begins with its first statement. If there are only queued writes it never begins: they are sent as
 * one statement, which is atomic anyway.
 */
export class PostgresTransaction implements Connection {
  readonly #options: TransactionOptions;
  #held: HeldConnection | undefined;

  constructor(options: TransactionOptions) {
    this.#options = options;
  }

  async execute(statement: Statement): Promise<Result> {
    return (await this.#begun()).execute(statement);
  }

  /** Sends queued writes before the end. */
  async send(deferred: readonly Deferred[]): Promise<void> {
    await this.execute(asOneStatement(deferred));
  }

  async commit(deferred: readonly Deferred[]): Promise<void> {
    const { pool, statementMs } = this.#options;
    if (deferred.length > 0 && this.#held === undefined && statementMs === undefined) {
      await pool.execute(asOneStatement(deferred)).catch((error: unknown) => {
        throw asOutcome(error);
      });
      return;
    }
    if (deferred.length > 0) await this.send(deferred);
    await this.#held?.execute({ sql: 'commit', parameters: [] }).catch((error: unknown) => {
      throw asOutcome(error);
    });
  }

  async rollback(): Promise<void> {
    // If the connection is gone, the server has ended the transaction with it; the original error says why.
    await this.#held?.command('rollback').catch(() => undefined);
  }

  /** Returns the connection to the pool. */
  release(): void {
    this.#held?.release();
    this.#held = undefined;
  }

  /**
   * A connection that died while idle is discovered here, before any work is done, so it is safe to try the next one.
   */
  async #begun(): Promise<HeldConnection> {
    return this.#held ?? retry(this.#options.lost, () => this.#begin());
  }

  async #begin(): Promise<HeldConnection> {
    const { pool, statementMs } = this.#options;
    const held = await pool.hold();
    try {
      if (statementMs === undefined) await held.command('begin');
      else {
        await held.command(`begin; set local statement_timeout = ${statementMs}`);
        held.allow(statementMs);
      }
    } catch (error) {
      held.release();
      throw error;
    }
    this.#held = held;
    return held;
  }
}
