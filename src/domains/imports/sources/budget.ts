import type { SourceLimits } from './source-limits.ts';
import { LimitExceeded } from './source-errors.ts';

/** Observes the reading of an upload. */
export interface SourceObserver {
  addBytes(bytes: number): void;
  /** Called before a member of the outermost archive is read. Throws if the member has to be left out. */
  enterMember(index: number): void;
}

const noWatcher: SourceObserver = { addBytes: () => undefined, enterMember: () => undefined };

/** A high compression ratio is harmless below this size. */
const NOTHING_TO_FEAR = 1024 * 1024;

/** Counts the expanded bytes and entries of an upload while it is read, over all nested files. */
export class Budget {
  readonly limits: SourceLimits;
  readonly watcher: SourceObserver;
  readonly #sent: number;
  #expanded = 0;
  #entries = 0;

  /** `sent` is the size of the upload in bytes. */
  constructor(sent: number, limits: SourceLimits, watcher = noWatcher) {
    this.#sent = sent;
    this.limits = limits;
    this.watcher = watcher;
    watcher.addBytes(sent);
  }

  /** The number of bytes read: the upload and everything unpacked from it. */
  get bytesRead(): number {
    return this.#sent + this.#expanded;
  }

  /** The number of bytes that may still be unpacked. */
  get remainingBytes(): number {
    const { archive_expanded_bytes: max, archive_ratio: ratio } = this.limits;
    const byRatio = Math.max(NOTHING_TO_FEAR, this.#sent * ratio);
    return Math.max(0, Math.min(max, byRatio) - this.#expanded);
  }

  /** Throws before unpacking if the declared size exceeds the limit. */
  checkDeclaredSize(bytes: number): void {
    if (bytes > this.remainingBytes) throw this.#tooMuch(bytes);
  }

  addExpandedBytes(bytes: number): void {
    if (bytes > this.remainingBytes) throw this.#tooMuch(bytes);
    this.#expanded += bytes;
    this.watcher.addBytes(bytes);
  }

  addEntries(entries: number): void {
    this.#entries += entries;
    const { archive_entries: max } = this.limits;
    if (this.#entries > max) throw new LimitExceeded('archive_entries', max);
  }

  #tooMuch(bytes: number): LimitExceeded {
    const { archive_expanded_bytes: max, archive_ratio: ratio } = this.limits;
    return this.#expanded + bytes > max
      ? new LimitExceeded('archive_expanded_bytes', max)
      : new LimitExceeded('archive_ratio', ratio);
  }
}
