import { withTimeout } from '../api/with-timeout.ts';

/** An opening that hangs must not delay what waits for it. */
const OPEN_TIMEOUT_MS = 1000;
/** After a failure, this long passes before the next attempt. */
const RETRY_MS = 1000;
/** A slow phone may take seconds, but a connection can also hang forever. */
const OPERATION_TIMEOUT_MS = 5000;

interface Opener<T> {
  /** Calls `onLost` if the connection breaks later. */
  readonly open: (onLost: () => void) => Promise<T>;
  readonly close: (connection: T) => void;
}

/** A full device says nothing about the connection. */
const isAboutConnection = (error: unknown): boolean =>
  !(error instanceof DOMException && error.name === 'QuotaExceededError');

/**
 * A connection that is opened with the first operation, and again after it was lost. Browsers close connections to
 * IndexedDB when they clear data or are short of memory, sometimes without an event: then its operations fail or hang.
 */
export class ReopeningConnection<T> {
  readonly #opener: Opener<T>;
  #connection: T | undefined;
  #opening: Promise<T> | undefined;
  #retryAt = 0;

  constructor(opener: Opener<T>) {
    this.#opener = opener;
  }

  /** Runs an operation. Rejects if it fails or takes too long, or if there is no connection. */
  async run<R>(act: (connection: T) => Promise<R>): Promise<R> {
    const connection = this.#connection ?? (await this.#open());
    try {
      return await withTimeout(act(connection), OPERATION_TIMEOUT_MS);
    } catch (error) {
      if (isAboutConnection(error)) this.#drop(connection);
      throw error;
    }
  }

  async #open(): Promise<T> {
    if (this.#opening === undefined && Date.now() < this.#retryAt) throw new Error('The store cannot be opened.');
    const opening = (this.#opening ??= this.#start());
    try {
      return await withTimeout(opening, OPEN_TIMEOUT_MS);
    } catch (error) {
      if (this.#opening === opening) {
        this.#opening = undefined;
        this.#retryAt = Date.now() + RETRY_MS;
      }
      throw error;
    }
  }

  async #start(): Promise<T> {
    const opened: T = await this.#opener.open(() => this.#drop(opened));
    // An attempt that took too long may succeed after all, even after the next one.
    if (this.#connection !== undefined) this.#opener.close(opened);
    this.#connection ??= opened;
    this.#opening = undefined;
    return this.#connection;
  }

  #drop(connection: T): void {
    if (this.#connection === connection) this.#connection = undefined;
    this.#opener.close(connection);
  }
}
