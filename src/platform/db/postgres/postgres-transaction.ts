import type { Connection, StatementResult, Statement } from '../connection.ts';
import { ConnectFailed, ConnectionLost, CommitOutcomeUnknown, StatementTimeout } from '../errors.ts';
import type { DeferredWrite } from '../unit-of-work.ts';
import { retry } from './retry.ts';
import type { RetryPolicy } from './retry.ts';
import type { ConnectionPool, CheckedOutConnection } from './connection-pool.ts';
import { combineStatements } from './combine-statements.ts';

export interface PostgresTransactionOptions {
  readonly pool: ConnectionPool;
  /** How to retry if connections turn out to be dead before anything is done. */
  readonly lost: RetryPolicy;
  /** A time limit for each of its statements, longer than the default. */
  readonly statementMs?: number | undefined;
}

/** Maps the error of a commit: if its answer was lost, the outcome is unknown. */
const asOutcome = (error: unknown): unknown => {
  if (error instanceof ConnectFailed) return error;
  return error instanceof ConnectionLost || error instanceof StatementTimeout ? new CommitOutcomeUnknown(error) : error;
};

const COMMIT: Statement = { sql: 'commit', parameters: [] };

type Outcome = PromiseSettledResult<StatementResult>;

const resultOf = (outcome: Outcome): StatementResult => {
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};

/**
 * A transaction that begins with its first statement, in the same round trip, and is committed in the same round trip
 * as the writes queued for its end: a row that others wait for is then locked for as long as the server needs, and not
 * for as long as the answer takes. If there are only queued writes it never begins: they are sent as one statement,
 * which is atomic anyway.
 */
export class PostgresTransaction implements Connection {
  readonly #options: PostgresTransactionOptions;
  #held: CheckedOutConnection | undefined;

  constructor(options: PostgresTransactionOptions) {
    this.#options = options;
  }

  async execute(statement: Statement): Promise<StatementResult> {
    if (this.#held !== undefined) return this.#held.execute(statement);
    return resultOf(await retry(this.#options.lost, () => this.#begin(statement)));
  }

  /** Sends queued writes before the end. */
  async send(deferred: readonly DeferredWrite[]): Promise<void> {
    await this.execute(combineStatements(deferred));
  }

  async commit(deferred: readonly DeferredWrite[]): Promise<void> {
    // A time limit of its own needs a transaction.
    const isSentFirst = deferred.length > 0 && this.#held === undefined && this.#options.statementMs !== undefined;
    if (isSentFirst) await this.send(deferred);
    try {
      await this.#end(isSentFirst ? [] : deferred);
    } catch (error) {
      throw asOutcome(error);
    }
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
   * A connection that died while idle does not answer the first command, so it is safe to try the next one. If only the
   * statement has no answer, it may be the cause.
   */
  async #begin(statement: Statement): Promise<Outcome> {
    const { pool, statementMs } = this.#options;
    const held = await pool.checkOut();
    if (statementMs !== undefined) held.setStatementTimeout(statementMs);
    const begin = statementMs === undefined ? 'begin' : `begin; set local statement_timeout = ${statementMs}`;
    const [begun, executed] = await held.commandWith(begin, statement);
    if (begun.status === 'rejected') {
      held.release();
      throw begun.reason;
    }
    this.#held = held;
    return executed;
  }

  async #end(deferred: readonly DeferredWrite[]): Promise<void> {
    if (deferred.length === 0) await this.#held?.execute(COMMIT);
    else if (this.#held === undefined) await this.#options.pool.execute(combineStatements(deferred));
    // If the writes fail, the server answers the commit with a rollback.
    else (await this.#held.executeTogether(combineStatements(deferred), COMMIT)).forEach(resultOf);
  }
}
