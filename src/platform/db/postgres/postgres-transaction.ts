import type { Connection, StatementResult, Statement } from '../connection.ts';
import { ConnectFailed, ConnectionLost, CommitOutcomeUnknown, StatementTimeout } from '../errors.ts';
import type { QueuedStatements } from '../unit-of-work.ts';
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

const BEGIN: Statement = { sql: 'begin', parameters: [] };
const COMMIT: Statement = { sql: 'commit', parameters: [] };

type Outcome = PromiseSettledResult<StatementResult>;

const resultOf = (outcome: Outcome): StatementResult => {
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};

/** What is queued, in the order in which it runs. */
const toStatements = ({ ahead, deferred }: QueuedStatements): readonly Statement[] =>
  deferred.length === 0 ? ahead : [...ahead, combineStatements(deferred)];

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

  /** Sends queued statements before the end. */
  async send(queued: QueuedStatements): Promise<void> {
    for (const statement of toStatements(queued)) await this.execute(statement);
  }

  async commit(queued: QueuedStatements): Promise<void> {
    const statements = [...toStatements(queued)];
    if (this.#held === undefined && statements.length > 0) await this.#prepareToCommit(statements);
    try {
      await this.#end(statements);
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

  /**
   * Several statements, or a time limit of their own, need a transaction. If the connection may have died while it was
   * idle, the first of them is sent with `begin`, so that it can be tried again on another one: if the commit has no
   * answer, its outcome is unknown. Takes the statements that it has executed from the list.
   */
  async #prepareToCommit(statements: Statement[]): Promise<void> {
    const { pool, statementMs } = this.#options;
    if (statements.length === 1 && statementMs === undefined) return;
    if (statementMs === undefined) {
      const held = await pool.checkOut();
      if (held.isProven) {
        this.#held = held;
        statements.unshift(BEGIN);
        return;
      }
      held.release();
    }
    const [first] = statements.splice(0, 1);
    if (first !== undefined) await this.execute(first);
  }

  async #end(statements: readonly Statement[]): Promise<void> {
    const [only] = statements;
    if (this.#held !== undefined) {
      // If a statement fails, the server skips the others and answers the commit with a rollback.
      (await this.#held.executeTogether([...statements, COMMIT])).forEach(resultOf);
    } else if (only !== undefined) await this.#options.pool.execute(only);
  }
}
