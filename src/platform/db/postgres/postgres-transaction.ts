import type { Connection, StatementResult, Statement } from '../connection.ts';
import { ConnectFailed, ConnectionLost, CommitOutcomeUnknown, StatementTimeout } from '../errors.ts';
import type { DeferredWrite } from '../unit-of-work.ts';
import { retry } from './retry.ts';
import type { RetryPolicy } from './retry.ts';
import type { ConnectionPool, CheckedOutConnection } from './connection-pool.ts';
import { combineStatements } from './combine-statements.ts';

export interface PostgresTransactionOptions {
  readonly pool: ConnectionPool;
  /** How to retry if connections turn out to be dead before the transaction begins. */
  readonly lost: RetryPolicy;
  /** A time limit for each of its statements, longer than the default. */
  readonly statementMs?: number | undefined;
}

/** Maps the error of a commit: if its answer was lost, the outcome is unknown. */
const asOutcome = (error: unknown): unknown => {
  if (error instanceof ConnectFailed) return error;
  return error instanceof ConnectionLost || error instanceof StatementTimeout ? new CommitOutcomeUnknown(error) : error;
};

/**
 * A transaction that begins with its first statement. If there are only queued writes it never begins: they are sent as
 * one statement, which is atomic anyway.
 */
export class PostgresTransaction implements Connection {
  readonly #options: PostgresTransactionOptions;
  #held: CheckedOutConnection | undefined;

  constructor(options: PostgresTransactionOptions) {
    this.#options = options;
  }

  async execute(statement: Statement): Promise<StatementResult> {
    return (await this.#begun()).execute(statement);
  }

  /** Sends queued writes before the end. */
  async send(deferred: readonly DeferredWrite[]): Promise<void> {
    await this.execute(combineStatements(deferred));
  }

  async commit(deferred: readonly DeferredWrite[]): Promise<void> {
    const { pool, statementMs } = this.#options;
    if (deferred.length > 0 && this.#held === undefined && statementMs === undefined) {
      await pool.execute(combineStatements(deferred)).catch((error: unknown) => {
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
  async #begun(): Promise<CheckedOutConnection> {
    return this.#held ?? retry(this.#options.lost, () => this.#begin());
  }

  async #begin(): Promise<CheckedOutConnection> {
    const { pool, statementMs } = this.#options;
    const held = await pool.checkOut();
    try {
      if (statementMs === undefined) await held.command('begin');
      else {
        await held.command(`begin; set local statement_timeout = ${statementMs}`);
        held.setStatementTimeout(statementMs);
      }
    } catch (error) {
      held.release();
      throw error;
    }
    this.#held = held;
    return held;
  }
}
