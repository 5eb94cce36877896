import { setTimeout as pause } from 'node:timers/promises';

import type { Log } from '../../log/log.ts';
import type { DatabaseHealth } from '../database.ts';
import { DatabaseUnavailable } from '../errors.ts';

/** The result of querying the server over a new connection. */
export type ProbeResult =
  | { readonly kind: 'available' | 'read-only' }
  /** The server or the network refused; `isFull` if the server is out of resources. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly isFull: boolean }
  /** No answer within the time limit. */
  | { readonly kind: 'silent'; readonly error: unknown };

export interface ServerHealthOptions {
  readonly probe: () => Promise<ProbeResult>;
  /** The pause between two probes while the server is not available. */
  readonly retryMs: number;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Called when connections opened earlier may be dead, or may still reject writes. */
  readonly onRecovered: () => void;
}

interface Probed {
  readonly at: number;
  readonly result: ProbeResult;
  /** Whether neither the probe nor any statement was answered in the meantime. */
  readonly isSilent: boolean;
}

/**
 * A probe this recent is shared with other callers, so that `/readyz` cannot be abused to open connections at any rate.
 */
const REUSE_MS = 1000;
/** How often an ongoing outage is logged. */
const REMIND_MS = 60_000;
/** A server without room for a probe counts as healthy if it answered other statements this recently. */
const RECENT_MS = 10_000;

const LOGGED: Readonly<Record<DatabaseHealth, string>> = {
  available: 'the database is available again',
  'read-only': 'the database is read-only: reads go on, changes are answered 503',
  unreachable: 'the database does not respond: requests get 503 until it does',
};

/**
 * The known state of the server, and a circuit breaker: when a statement is not answered in time, a new connection is
 * tried, and if that is not answered either, statements fail immediately until a probe succeeds. Otherwise hundreds of
 * requests would wait for the same few dead connections, one after another, each for its full time limit.
 */
export class ServerHealth {
  readonly #options: ServerHealthOptions;
  readonly #stopping = new AbortController();
  #state: DatabaseHealth = 'available';
  #cause: unknown;
  #lastResponseAt = -Infinity;
  #loggedAt = 0;
  #probing: Promise<Probed> | undefined;
  #probed: Probed | undefined;
  #examining: Promise<void> | undefined;
  #watching: Promise<void> | undefined;

  constructor(options: ServerHealthOptions) {
    this.#options = options;
  }

  /** The last known state, without a query. */
  get state(): DatabaseHealth {
    return this.#state;
  }

  get lastResponseAt(): number {
    return this.#lastResponseAt;
  }

  /** False while statements must call `admit` first. */
  get isTrusted(): boolean {
    return this.#examining === undefined && this.#state !== 'unreachable';
  }

  /** Waits until it is known whether the server answers, and throws if it does not. */
  async assertReachable(): Promise<void> {
    await this.#examining;
    if (this.#state === 'unreachable') throw new DatabaseUnavailable(this.#cause);
  }

  /** A statement was answered, with a result or an error. */
  recordResponse(): void {
    this.#lastResponseAt = performance.now();
  }

  /** A statement, or a new connection, was not answered in time. */
  reportTimeout(cause: unknown): void {
    if (this.#stopping.signal.aborted) return;
    this.#cause = cause;
    this.#examining ??= this.#examine().finally(() => {
      this.#examining = undefined;
    });
  }

  /** A write was rejected because the database is read-only. */
  reportReadOnly(cause: unknown): void {
    if (this.#state === 'available') this.#enter('read-only', cause);
  }

  /** Probes the server, or reuses a recent probe. Always ends within the time limit of a probe. */
  async check(): Promise<Exclude<DatabaseHealth, 'unreachable'>> {
    const { result, isSilent } = await this.#recentProbe();
    const isBusy = result.kind === 'refused' && result.isFull && performance.now() - this.#lastResponseAt < RECENT_MS;
    if (result.kind === 'refused' && !isBusy) throw new DatabaseUnavailable(result.error);
    if (result.kind === 'silent' && isSilent) throw new DatabaseUnavailable(result.error);
    if (this.#state === 'unreachable') throw new DatabaseUnavailable(this.#cause);
    return this.#state;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([this.#examining, this.#watching, this.#probing]);
  }

  async #examine(): Promise<void> {
    await this.#probe();
    // If one connection went silent, others opened before it may be dead too.
    this.#options.onRecovered();
  }

  async #recentProbe(): Promise<Probed> {
    const last = this.#probed;
    return last !== undefined && performance.now() - last.at < REUSE_MS ? last : this.#probe();
  }

  #probe(): Promise<Probed> {
    this.#probing ??= this.#ask().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async #ask(): Promise<Probed> {
    const began = performance.now();
    const result = await this.#options.probe();
    const isSilent = result.kind === 'silent' && this.#lastResponseAt < began;
    // A single lost probe of a health check proves nothing. A second one, or a statement without an answer, does.
    const isConfirmed = this.#examining !== undefined || this.#probed?.isSilent === true;
    this.#probed = { at: performance.now(), result, isSilent };
    switch (result.kind) {
      case 'available':
      case 'read-only':
        this.#enter(result.kind, undefined);
        break;
      case 'refused':
        // The server responds, so let each statement find out what is wrong.
        if (this.#state === 'unreachable') this.#enter('available', undefined);
        break;
      case 'silent':
        // If other statements were answered in the meantime, the server is slow but responding.
        if (isSilent && isConfirmed) this.#enter('unreachable', result.error);
        break;
      default:
        result satisfies never;
    }
    return this.#probed;
  }

  #enter(state: DatabaseHealth, cause: unknown): void {
    if (state === this.#state || this.#stopping.signal.aborted) return;
    const before = this.#state;
    this.#state = state;
    this.#cause = cause ?? this.#cause;
    this.#tell();
    if (state === 'available' || before === 'unreachable') this.#options.onRecovered();
    if (state !== 'available') this.#watching ??= this.#watch().finally(() => (this.#watching = undefined));
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    for (;;) {
      await pause(this.#options.retryMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await this.#probe();
      if (this.#state === 'available') return;
      if (performance.now() - this.#loggedAt > REMIND_MS) this.#tell();
    }
  }

  #tell(): void {
    this.#loggedAt = performance.now();
    const message = LOGGED[this.#state];
    if (this.#state === 'available') this.#options.log.info(message);
    else this.#options.log.warn({ err: this.#cause }, message);
  }
}
