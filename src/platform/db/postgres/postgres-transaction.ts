import type { Pool, PoolClient } from 'pg';

import type { Connection, Result, Statement } from '../connection.ts';
import { again } from './again.ts';
import type { Repeating } from './again.ts';
import { asOneStatement } from './one-statement.ts';
import type { Deferred } from '../transaction.ts';
import { send, translate } from './postgres-connection.ts';

/**
 * A transaction that begins with its first statement. One that has only enlisted writes never
 * begins: they go out as one statement, which is a transaction by itself.
 */
export class PostgresTransaction implements Connection {
  readonly #pool: Pool;
  /** How it goes on where connections turn out to be lost before one begins. */
  readonly #lostRule: Repeating;
  #client: PoolClient | undefined;
  #broken = false;
  /** A connection that is lost also says so by itself, and unheard that would end the process. */
  readonly #lost = (): void => {
    this.#broken = true;
  };

  constructor(pool: Pool, lost: Repeating) {
    this.#pool = pool;
    this.#lostRule = lost;
  }

  async execute(statement: Statement): Promise<Result> {
    return send(await this.#begun(), statement);
  }

  /** Sends enlisted writes before the end. */
  async send(deferred: readonly Deferred[]): Promise<void> {
    await this.execute(asOneStatement(deferred));
  }

  async commit(deferred: readonly Deferred[]): Promise<void> {
    if (deferred.length > 0) await send(this.#client ?? this.#pool, asOneStatement(deferred));
    await this.#end('commit');
  }

  async rollback(): Promise<void> {
    await this.#end('rollback').catch(() => {
      // The server has ended the transaction together with the connection; the first error tells why.
      this.#broken = true;
    });
  }

  /** Gives the connection back, or throws it away where its state is unknown. */
  release(): void {
    this.#client?.off('error', this.#lost);
    this.#client?.release(this.#broken);
    this.#client = undefined;
    this.#broken = false;
  }

  /** A connection that died while nobody used it is found out here, where nothing is done yet: the next one begins. */
  async #begun(): Promise<PoolClient> {
    return this.#client ?? again(this.#lostRule, () => this.#begin());
  }

  async #begin(): Promise<PoolClient> {
    try {
      const client = await this.#pool.connect();
      this.#client = client;
      client.on('error', this.#lost);
      await client.query('begin');
      return client;
    } catch (error) {
      this.#broken = true;
      this.release();
      throw translate(error);
    }
  }

  async #end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#client !== undefined) await send(this.#client, { sql: how, parameters: [] });
  }
}
