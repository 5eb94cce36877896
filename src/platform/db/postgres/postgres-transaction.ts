import { DatabaseError } from 'pg';

import type { Connection, StatementResult, Statement } from '../connection.ts';
import { ConnectFailed, ConnectionLost, CommitOutcomeUnknown, HistoryChanged, StatementTimeout } from '../errors.ts';
import type { QueuedStatements } from '../unit-of-work.ts';
import { retry } from './retry.ts';
import type { RetryPolicy } from './retry.ts';
import type { ConnectionPool, CheckedOutConnection, PoolHistory } from './connection-pool.ts';
import { combineStatements } from './combine-statements.ts';

export interface PostgresTransactionOptions {
  readonly pool: ConnectionPool;
  /** The history whose commits the work relied on, if it did; see `Tx.historyKey`. */
  readonly getUsedHistory: () => PoolHistory | undefined;
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

/** `08P01`: said by a pooler that has lost its server, which may have carried out everything. */
const CONNECTION_EXCEPTION = /^08/u;

/** Whether the server itself said that it ends the connection, instead of carrying out the command. */
const isRefusedByServer = (error: unknown): boolean =>
  error instanceof ConnectionLost &&
  error.cause instanceof DatabaseError &&
  !CONNECTION_EXCEPTION.test(error.cause.code ?? '');

/** What is queued, in the order in which it runs. */
const toStatements = ({ ahead, deferred }: QueuedStatements): readonly Statement[] =>
  deferred.length === 0 ? ahead : [...ahead, combineStatements(deferred)];

/**
 * A transaction that begins with its first statement, in the same round trip, and is committed in the same round trip
 * as what is queued for its end: a row that others wait for is then locked for as long as the server needs, and not for
 * as long as the answer takes. If nothing else was executed, all of it is one round trip, and if all of it is one
 * statement, the transaction never begins, because a statement is atomic anyway.
 */
export class PostgresTransaction implements Connection {
  readonly #options: PostgresTransactionOptions;
  #held: CheckedOutConnection | undefined;

  constructor(options: PostgresTransactionOptions) {
    this.#options = options;
  }

  async execute(statement: Statement): Promise<StatementResult> {
    if (this.#held !== undefined) return this.#held.execute(statement);
    return resultOf(await retry(this.#options.lost, async () => this.#begin(await this.#checkOut(), statement)));
  }

  /** Sends queued statements before the end. */
  async send(queued: QueuedStatements): Promise<void> {
    let statements = toStatements(queued);
    const [first] = statements;
    if (this.#held === undefined && first !== undefined) {
      await this.execute(first);
      statements = statements.slice(1);
    }
    if (statements.length > 0) (await this.#held?.executeTogether(statements))?.forEach(resultOf);
  }

  async commit(queued: QueuedStatements): Promise<void> {
    const statements = toStatements(queued);
    if (this.#held !== undefined) await this.#commitHeld(statements);
    else if (statements.length > 0) await this.#commitAll(statements);
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

  async #checkOut(): Promise<CheckedOutConnection> {
    const held = await this.#options.pool.checkOut();
    const used = this.#options.getUsedHistory();
    if (used === undefined || held.history.number <= used.number) return held;
    held.release();
    throw new HistoryChanged();
  }

  /**
   * A connection that died while idle does not answer the first command, so it is safe to try the next one. If only the
   * statement has no answer, it may be the cause.
   */
  async #begin(held: CheckedOutConnection, statement: Statement): Promise<Outcome> {
    const { statementMs } = this.#options;
    if (statementMs !== undefined) held.setStatementTimeout(statementMs);
    const begin = statementMs === undefined ? 'begin' : `begin; set local statement_timeout = ${statementMs}`;
    const [begun, executed] = await held.commandWith(begin, [statement]);
    if (begun?.status !== 'fulfilled' || executed === undefined) {
      held.release();
      throw begun?.status === 'rejected' ? begun.reason : new Error('a statement has no outcome');
    }
    this.#held = held;
    return executed;
  }

  async #commitHeld(statements: readonly Statement[]): Promise<void> {
    try {
      // If a statement fails, the server skips the others and answers the commit with a rollback.
      (await this.#held?.executeTogether([...statements, COMMIT]))?.forEach(resultOf);
    } catch (error) {
      throw asOutcome(error);
    }
  }

  async #commitAll(statements: readonly Statement[]): Promise<void> {
    const { pool, lost, statementMs } = this.#options;
    const [only, ...others] = statements;
    // A time limit of its own needs a transaction.
    if (only !== undefined && others.length === 0 && statementMs === undefined) {
      await pool.execute(only).catch((error: unknown) => {
        throw asOutcome(error);
      });
      return;
    }
    const left = await retry(lost, () => this.#beginToCommit(statements));
    if (left !== undefined) await this.#commitHeld(left);
  }

  /**
   * Sends everything from `begin` to `commit` at once. If the connection may have died while it was idle, only sends the
   * first statement with `begin`, which can be tried again on another connection, and returns the others: if a commit
   * has no answer, its outcome is unknown.
   */
  async #beginToCommit(statements: readonly Statement[]): Promise<readonly Statement[] | undefined> {
    const held = await this.#checkOut();
    const [first, ...others] = statements;
    if (first !== undefined && (!held.isProven || this.#options.statementMs !== undefined)) {
      resultOf(await this.#begin(held, first));
      return others;
    }
    const outcomes = await held.commandWith('begin', [...statements, COMMIT]);
    const [begun] = outcomes;
    if (begun?.status === 'rejected' && isRefusedByServer(begun.reason)) {
      // Nothing after it was carried out, so another connection may be tried.
      held.release();
      throw begun.reason;
    }
    this.#held = held;
    try {
      outcomes.forEach(resultOf);
    } catch (error) {
      throw asOutcome(error);
    }
    return undefined;
  }
}
