import { instantOf } from '../../clock/clock.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Limits } from '../../config/limits.ts';
import { canonicalJson } from '../../crypto/canonical-json.ts';
import { sha256 } from '../../crypto/sha256.ts';
import type { Database, Db, Tx } from '../../db/database.ts';
import { DatabaseUnavailable, LockTimeout, UniqueViolation } from '../../db/errors.ts';
import { Problem, validationFailed } from '../../problem/problem.ts';
import { JsonBytes, JsonText } from '../answer.ts';
import type { Answer, Outcome } from '../answer.ts';
import type { KeptAnswer } from '../operation.ts';
import { InFlight } from './in-flight.ts';
import { deleteReceipt, findReceipt, saveReceipt } from './receipt.store.ts';
import type { Receipt, ReceiptKey } from './receipt.store.ts';
import { keptSince, rememberedSince } from './retention.ts';
import { thenRelease } from './work.ts';
import type { Work } from './work.ts';

const LONGEST_KEY = 200;

/** The validated key of a request; undefined if none was sent and none is required. */
export const idempotencyKey = (
  header: string | readonly string[] | undefined,
  isRequired = false,
): string | undefined => {
  if (header === undefined && !isRequired) return undefined;
  const key = String(header ?? '');
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
  /** Computed by `requestHash`. */
  readonly hash: string;
}

/** Identical for identical requests; `head` names the operation, method and path. */
export const requestHash = (head: string, body: unknown): string => sha256(`${head}\n${canonicalJson(body)}`);

const bodyText = (body: unknown): string => {
  if (body instanceof JsonBytes) return body.bytes.toString();
  return body instanceof JsonText ? body.text : JSON.stringify(body);
};

const idOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '';

const keyText = ({ user_id, library_id, key }: ReceiptKey): string => `${user_id} ${library_id} ${key}`;

/** Header on a replayed answer. */
export const REPLAYED = { 'idempotent-replayed': 'true' } as const;

const IN_PROGRESS = { headers: { 'retry-after': '1' } };

/** How to answer a retry of a request that succeeded. */
interface Retry {
  /** Look for a receipt before starting, because preparing the work costs more than the lookup. */
  readonly isLookedForFirst: boolean;
  exists(db: Db, id: string): Promise<boolean>;
  again(db: Db, kept: KeptAnswer): Promise<Pick<Answer, 'body' | 'etag'>> | undefined;
}

type Perform = (tx: Tx) => Promise<Outcome>;
type Replay = () => Promise<Answer | undefined>;

/**
 * Ensures that a retry never repeats work. The receipt is written in the same transaction as the work, under a primary
 * key that is unique across all instances. So of many requests with one key, one does the work, and the others find its
 * receipt and replay it.
 */
export class Idempotency {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #inFlight: InFlight;

  constructor(database: Database, clock: Clock, limits: Limits, waitMs: number) {
    this.#database = database;
    this.#clock = clock;
    this.#limits = limits;
    this.#inFlight = new InFlight(waitMs);
  }

  async once<Prepared>(request: KeyedRequest, retry: Retry, work: Work<Prepared>): Promise<Outcome> {
    const { hash } = request;
    const replayed: Replay = async () => {
      const receipt = await this.#find(request);
      return receipt && this.#replay(receipt, hash, retry);
    };
    const outcome = await this.#inFlight.run<Outcome>(
      keyText(request),
      replayed,
      async () => (retry.isLookedForFirst ? await replayed() : undefined) ?? this.#do(request, hash, work, replayed),
    );
    if (outcome === undefined) throw new Problem('idempotency-in-progress', IN_PROGRESS);
    return outcome;
  }

  /** A retry gets its answer even if preparing the work fails this time. */
  async #do<Prepared>(request: KeyedRequest, hash: string, work: Work<Prepared>, replayed: Replay): Promise<Outcome> {
    let prepared: Prepared;
    try {
      prepared = await work.prepare();
    } catch (error) {
      const answer = await replayed();
      if (answer !== undefined) return answer;
      throw error;
    }
    return thenRelease(work, prepared, () =>
      this.#attempt(request, hash, (tx) => work.perform(tx, prepared), replayed),
    );
  }

  /**
   * Does the work, and looks for a receipt only if that fails. A retry always fails, at the latest on the receipt's
   * unique key. First requests, which are nearly all requests, need no lookup.
   */
  async #attempt(request: KeyedRequest, hash: string, perform: Perform, replayed: Replay): Promise<Outcome> {
    let isWorkDone = false;
    try {
      const outcome = await this.#database.transaction(async (tx) => {
        isWorkDone = false;
        const done = await perform(tx);
        isWorkDone = true;
        if (!(done instanceof Problem) && done.receipt !== 'kept-already') {
          saveReceipt(tx, this.#receiptOf(request, hash, done, done.receipt));
        }
        return done;
      });
      return outcome instanceof Problem ? ((await replayed()) ?? outcome) : outcome;
    } catch (error) {
      // The receipt is written last, so a lock timeout before that was not caused by another request with this key.
      if (error instanceof LockTimeout && !isWorkDone) throw error;
      if (error instanceof LockTimeout) throw new Problem('idempotency-in-progress', IN_PROGRESS);
      // If the database was unavailable, it probably still is; the first error is the more informative one.
      const answer = await replayed().catch((later: unknown) => {
        throw error instanceof DatabaseUnavailable ? error : later;
      });
      if (answer !== undefined) return answer;
      // The key was used so long ago that it has expired: the conflicting receipt has just been deleted.
      if (error instanceof UniqueViolation && error.constraint === 'receipt_key') {
        return this.#attempt(request, hash, perform, replayed);
      }
      throw error;
    }
  }

  /** The receipt for a key, unless it has expired. */
  async #find(key: ReceiptKey): Promise<Receipt | undefined> {
    const receipt = await findReceipt(this.#database.db, key);
    if (receipt === undefined || receipt.created_at >= rememberedSince(this.#clock)) return receipt;
    await this.#database.transaction((tx) => deleteReceipt(tx, receipt));
    return undefined;
  }

  async #replay(receipt: Receipt, hash: string, retry: Retry): Promise<Answer> {
    if (receipt.request_hash !== hash) throw new Problem('idempotency-conflict');
    if (receipt.created_at < keptSince(this.#clock, this.#limits) || receipt.body === null) {
      throw new Problem('receipt-expired');
    }
    if (!(await retry.exists(this.#database.db, receipt.resource_id))) {
      throw new Problem('created-resource-missing', { params: { id: receipt.resource_id } });
    }
    const first = { body: new JsonText(receipt.body), etag: receipt.etag };
    const now = await retry.again(this.#database.db, { id: receipt.resource_id, body: receipt.body });
    return {
      status: receipt.status,
      ...(now ?? first),
      ...(receipt.location !== '' && { location: receipt.location }),
      headers: REPLAYED,
    };
  }

  #receiptOf(
    request: KeyedRequest,
    hash: string,
    answer: Answer,
    { id, body } = { id: idOf(answer.body), body: answer.body },
  ): Receipt {
    const { status, etag = '', location = '' } = answer;
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
      resource_id: id,
      created_at: instantOf(this.#clock),
    };
  }
}
