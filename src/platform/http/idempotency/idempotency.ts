import { createHash } from 'node:crypto';

import { instantOf } from '../../clock/clock.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Limits } from '../../config/limits.ts';
import { canonicalJson } from '../../crypto/canonical-json.ts';
import type { Database, Db, Tx } from '../../db/database.ts';
import { LockTimeout } from '../../db/errors.ts';
import { Problem, validationFailed } from '../../problem/problem.ts';
import { JsonText } from '../answer.ts';
import type { Answer } from '../answer.ts';
import { InFlight } from './in-flight.ts';
import { deleteReceipt, findReceipt, saveReceipt } from './receipt.store.ts';
import type { Receipt, ReceiptKey } from './receipt.store.ts';
import { keptSince, rememberedSince } from './retention.ts';

const LONGEST_KEY = 200;

/** The key of a request, checked; undefined where none was sent. */
export const idempotencyKey = (header: string | readonly string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const key = String(header);
  if (key.length >= 1 && key.length <= LONGEST_KEY) return key;
  throw validationFailed({
    location: 'header.idempotency-key',
    code: key === '' ? 'minLength' : 'maxLength',
    message: `must have 1 to ${LONGEST_KEY} characters`,
    params: { limit: key === '' ? 1 : LONGEST_KEY },
  });
};

/** A request that may be a retry of an earlier one. */
export interface KeyedRequest extends ReceiptKey {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const hashOf = ({ operation, method, path, body }: KeyedRequest): string =>
  createHash('sha256')
    .update(`${operation}\n${method} ${path}\n${canonicalJson(body)}`)
    .digest('base64url');

const bodyText = (body: unknown): string => (body instanceof JsonText ? body.text : JSON.stringify(body));

const idOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '';

const IN_PROGRESS = { headers: { 'retry-after': '1' } };

/**
 * Work that a retry never does twice. The receipt is written in the transaction of the work, under a
 * primary key that the database keeps unique over all instances; so of many requests with one key
 * one does the work, and the others find its receipt and answer with it.
 */
export class Idempotency {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #waitMs: number;
  readonly #inFlight = new InFlight();

  constructor(database: Database, clock: Clock, limits: Limits, waitMs: number) {
    this.#database = database;
    this.#clock = clock;
    this.#limits = limits;
    this.#waitMs = waitMs;
  }

  async once(
    request: KeyedRequest,
    exists: (db: Db, id: string) => Promise<boolean>,
    work: (tx: Tx) => Promise<Answer>,
  ): Promise<Answer> {
    const leave = await this.#inFlight.enter(`${request.user_id} ${request.library_id} ${request.key}`, this.#waitMs);
    if (leave === undefined) throw new Problem('idempotency-in-progress', IN_PROGRESS);
    try {
      return await this.#attempt(request, exists, work);
    } finally {
      leave();
    }
  }

  /**
   * Does the work and looks for a receipt only when that fails, which for a retry it must: at the
   * latest on the receipt's own key. The first request, which is nearly every one, pays for no look-up.
   */
  async #attempt(
    request: KeyedRequest,
    exists: (db: Db, id: string) => Promise<boolean>,
    work: (tx: Tx) => Promise<Answer>,
  ): Promise<Answer> {
    const hash = hashOf(request);
    try {
      return await this.#database.transaction(async (tx) => {
        const answer = await work(tx);
        saveReceipt(tx, this.#receiptOf(request, hash, answer));
        return answer;
      });
    } catch (error) {
      if (error instanceof LockTimeout) throw new Problem('idempotency-in-progress', IN_PROGRESS);
      const receipt = await findReceipt(this.#database.db, request);
      if (receipt === undefined) throw error;
      if (receipt.created_at < rememberedSince(this.#clock)) {
        await this.#database.transaction((tx) => deleteReceipt(tx, receipt));
        return this.#attempt(request, exists, work);
      }
      return this.#replay(receipt, hash, exists);
    }
  }

  async #replay(receipt: Receipt, hash: string, exists: (db: Db, id: string) => Promise<boolean>): Promise<Answer> {
    if (receipt.request_hash !== hash) throw new Problem('idempotency-conflict');
    if (receipt.created_at < keptSince(this.#clock, this.#limits) || receipt.body === null) {
      throw new Problem('receipt-expired');
    }
    if (!(await exists(this.#database.db, receipt.resource_id))) {
      throw new Problem('created-resource-missing', { params: { id: receipt.resource_id } });
    }
    return {
      status: receipt.status,
      body: new JsonText(receipt.body),
      etag: receipt.etag,
      location: receipt.location,
      headers: { 'idempotent-replayed': 'true' },
    };
  }

  #receiptOf(request: KeyedRequest, hash: string, { status, body, etag = '', location = '' }: Answer): Receipt {
    return {
      user_id: request.user_id,
      library_id: request.library_id,
      key: request.key,
      operation: request.operation,
      request_hash: hash,
      status,
      etag,
      location,
      body: bodyText(body),
      resource_id: idOf(body),
      created_at: instantOf(this.#clock),
    };
  }
}
