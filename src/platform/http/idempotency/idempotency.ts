import { getCurrentInstant } from '../../clock/clock.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Limits } from '../../config/limits.ts';
import { toCanonicalJson } from '../../crypto/canonical-json.ts';
import { sha256 } from '../../crypto/sha256.ts';
import type { Database, Db, Tx } from '../../db/database.ts';
import { DatabaseUnavailable, LockTimeout, UniqueViolation } from '../../db/errors.ts';
import { Problem, validationFailed } from '../../problem/problem.ts';
import type { ApiResponse, ChangeOutcome } from '../api-response.ts';
import type { StoredResponse } from '../operation.ts';
import { InFlight } from './in-flight.ts';
import { deleteReceipt, findReceipt, saveReceipt } from './receipt.store.ts';
import type { Receipt, ReceiptKey } from './receipt.store.ts';
import { getBodyRetentionStart, getKeyRetentionStart } from './retention.ts';
import { runAndRelease } from './change-work.ts';
import type { ChangeWork } from './change-work.ts';

const MAX_KEY_LENGTH = 200;

/** The validated key of a request; undefined if none was sent and none is required. */
export const parseIdempotencyKey = (
  header: string | readonly string[] | undefined,
  isRequired = false,
): string | undefined => {
  if (header === undefined && !isRequired) return undefined;
  const key = String(header ?? '');
  if (key.length >= 1 && key.length <= MAX_KEY_LENGTH) return key;
  throw validationFailed({
    location: 'header.idempotency-key',
    code: key === '' ? 'minLength' : 'maxLength',
    message: `must have 1 to ${MAX_KEY_LENGTH} characters`,
    params: { limit: key === '' ? 1 : MAX_KEY_LENGTH },
  });
};

/** A request that may be a retry of an earlier one. */
export interface KeyedRequest extends ReceiptKey {
  readonly operation: string;
  /** Computed by `hashRequest`. */
  readonly hash: string;
}

/** Identical for identical requests; `head` names the operation, method and path. */
export const hashRequest = (head: string, body: unknown): string => sha256(`${head}\n${toCanonicalJson(body)}`);

const idOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '';

const keyText = ({ user_id, library_id, key }: ReceiptKey): string => `${user_id} ${library_id} ${key}`;

/** Header on a replayed response. */
export const REPLAYED_HEADERS = { 'idempotent-replayed': 'true' } as const;

const IN_PROGRESS = { headers: { 'retry-after': '1' } };

/** How to respond to a retry of a request that succeeded. */
export interface Retry {
  /** Look for a receipt before starting, because preparing the work costs more than the lookup. */
  readonly isLookedForFirst: boolean;
  /** Reads the created resource as it is now. Fails with 404 if it is gone. */
  readCurrent(db: Db, stored: StoredResponse): Promise<ApiResponse>;
}

type Perform = (tx: Tx) => Promise<ChangeOutcome>;
type Replay = () => Promise<ApiResponse | undefined>;

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

  async runOnce<Prepared>(request: KeyedRequest, retry: Retry, work: ChangeWork<Prepared>): Promise<ChangeOutcome> {
    const { hash } = request;
    const replayed = this.#replayOf(request, retry);
    return this.#runFirst(
      request,
      replayed,
      async () => (retry.isLookedForFirst ? await replayed() : undefined) ?? this.#do(request, hash, work, replayed),
    );
  }

  /**
   * For work that opens its own transactions, each complete in itself. The receipt is written after the last one, so a
   * retry after a crash does the rest of the work.
   */
  async runStepsOnce(
    request: KeyedRequest,
    retry: Retry,
    performSteps: () => Promise<ChangeOutcome>,
  ): Promise<ChangeOutcome> {
    const replayed = this.#replayOf(request, retry);
    return this.#runFirst(request, replayed, async () => {
      const first = await replayed();
      if (first !== undefined) return first;
      const outcome = await performSteps();
      if (outcome instanceof Problem || outcome.receipt === 'kept-already') return outcome;
      const receipt = this.#receiptOf(request, request.hash, outcome, outcome.receipt);
      try {
        await this.#database.transaction(async (tx) => saveReceipt(tx, receipt));
      } catch (error) {
        // Another instance has done the same work at the same time.
        if (!(error instanceof UniqueViolation)) throw error;
        return (await replayed()) ?? outcome;
      }
      return outcome;
    });
  }

  #replayOf(request: KeyedRequest, retry: Retry): Replay {
    return async () => {
      const receipt = await this.#find(request);
      return receipt && this.#replay(receipt, request.hash, retry);
    };
  }

  /** Of the requests with one key in this process, only the first does the work. */
  async #runFirst(request: KeyedRequest, replayed: Replay, work: () => Promise<ChangeOutcome>): Promise<ChangeOutcome> {
    const outcome = await this.#inFlight.run<ChangeOutcome>(keyText(request), replayed, work);
    if (outcome === undefined) throw new Problem('idempotency-in-progress', IN_PROGRESS);
    return outcome;
  }

  /** A retry gets its response even if preparing the work fails this time. */
  async #do<Prepared>(
    request: KeyedRequest,
    hash: string,
    work: ChangeWork<Prepared>,
    replayed: Replay,
  ): Promise<ChangeOutcome> {
    let prepared: Prepared;
    try {
      prepared = await work.prepare();
    } catch (error) {
      const response = await replayed();
      if (response !== undefined) return response;
      throw error;
    }
    return runAndRelease(work, prepared, () =>
      this.#attempt(request, hash, (tx) => work.perform(tx, prepared), replayed),
    );
  }

  /**
   * Does the work, and looks for a receipt only if that fails. A retry always fails, at the latest on the receipt's
   * unique key. First requests, which are nearly all requests, need no lookup.
   */
  async #attempt(request: KeyedRequest, hash: string, perform: Perform, replayed: Replay): Promise<ChangeOutcome> {
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
      const response = await replayed().catch((later: unknown) => {
        throw error instanceof DatabaseUnavailable ? error : later;
      });
      if (response !== undefined) return response;
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
    if (receipt === undefined || receipt.created_at >= getKeyRetentionStart(this.#clock)) return receipt;
    await this.#database.transaction((tx) => deleteReceipt(tx, receipt));
    return undefined;
  }

  async #replay(receipt: Receipt, hash: string, retry: Retry): Promise<ApiResponse> {
    if (receipt.request_hash !== hash) throw new Problem('idempotency-conflict');
    if (receipt.created_at < getBodyRetentionStart(this.#clock, this.#limits) || receipt.body === null) {
      throw new Problem('receipt-expired');
    }
    const { resource_id: id, body, etag, status, location } = receipt;
    const current = await retry.readCurrent(this.#database.db, { id, body, etag }).catch((error: unknown) => {
      const isMissing = error instanceof Problem && error.status === 404;
      throw isMissing ? new Problem('created-resource-missing', { params: { id } }) : error;
    });
    return { ...current, status, ...(location !== '' && { location }), headers: REPLAYED_HEADERS };
  }

  #receiptOf(
    request: KeyedRequest,
    hash: string,
    response: ApiResponse,
    { id, body = {} }: { readonly id: string; readonly body?: unknown } = { id: idOf(response.body) },
  ): Receipt {
    const { status, etag = '', location = '' } = response;
    return {
      user_id: request.user_id,
      library_id: request.library_id,
      key: request.key,
      operation: request.operation,
      request_hash: hash,
      status,
      etag,
      location,
      body: JSON.stringify(body),
      resource_id: id,
      created_at: getCurrentInstant(this.#clock),
    };
  }
}
