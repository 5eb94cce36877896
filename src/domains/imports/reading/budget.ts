import type { ReadLimits } from './read-limits.ts';
import { TooMuch } from './too-much.ts';

/** Observes the reading of an upload. */
export interface ReadWatcher {
  addBytes(bytes: number): void;
  /** Called before a member of the outermost archive is read. Throws if the member has to be left out. */
  enterMember(index: number): void;
}

const nobody: ReadWatcher = { addBytes: () => undefined, enterMember: () => undefined };

/** A high compression ratio is harmless below this size. */
const NOTHING_TO_FEAR = 1024 * 1024;

/** Counts the expanded bytes and entries of an upload while it is read, over all nested files. */
export class Budget {
  readonly limits: ReadLimits;
  readonly watcher: ReadWatcher;
  readonly #sent: number;
  #expanded = 0;
  #entries = 0;

  /** `sent` is the size of the upload in bytes. */
  constructor(sent: number, limits: ReadLimits, watcher = nobody) {
    this.#sent = sent;
    this.limits = limits;
    this.watcher = watcher;
    watcher.addBytes(sent);
  }

  /** The number of bytes read: the upload and everything unpacked from it. */
  get read(): number {
    return this.#sent + this.#expanded;
  }

  /** The number of bytes that may still be unpacked. */
  get left(): number {
    const { archive_expanded_bytes: most, archive_ratio: ratio } = this.limits;
    const byRatio = Math.max(NOTHING_TO_FEAR, this.#sent * ratio);
    return Math.max(0, Math.min(most, byRatio) - this.#expanded);
  }

  /** Throws before unpacking if the declared size exceeds the limit. */
  announce(bytes: number): void {
    if (bytes > this.left) throw this.#tooMuch(bytes);
  }

  expand(bytes: number): void {
    if (bytes > this.left) throw this.#tooMuch(bytes);
    this.#expanded += bytes;
    this.watcher.addBytes(bytes);
  }

  enter(entries: number): void {
    this.#entries += entries;
    const { archive_entries: most } = this.limits;
    if (this.#entries > most) throw new TooMuch('archive_entries', most);
  }

  #tooMuch(bytes: number): TooMuch {
    const { archive_expanded_bytes: most, archive_ratio: ratio } = this.limits;
    return this.#expanded + bytes > most
      ? new TooMuch('archive_expanded_bytes', most)
      : new TooMuch('archive_ratio', ratio);
  }
}
