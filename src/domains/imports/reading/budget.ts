import type { ReadLimits } from './read-limits.ts';
import { TooMuch } from './too-much.ts';

/** Who is to know what is read, as it is read. */
export interface ReadWatcher {
  addBytes(bytes: number): void;
  /** A member of the outermost archive, by its place in it. Throws if that is to be left out. */
  enterMember(index: number): void;
}

const nobody: ReadWatcher = { addBytes: () => undefined, enterMember: () => undefined };

/** Little that becomes much is nothing to fear as long as it stays below this. */
const NOTHING_TO_FEAR = 1024 * 1024;

/** Counts what an upload becomes while it is read, over everything that stands in it. */
export class Budget {
  readonly limits: ReadLimits;
  readonly watcher: ReadWatcher;
  readonly #sent: number;
  #expanded = 0;
  #entries = 0;

  /** `sent` is how many bytes came. */
  constructor(sent: number, limits: ReadLimits, watcher = nobody) {
    this.#sent = sent;
    this.limits = limits;
    this.watcher = watcher;
    watcher.addBytes(sent);
  }

  /** How much was read: what came, and what it was unpacked to. */
  get read(): number {
    return this.#sent + this.#expanded;
  }

  /** How much more there may be. */
  get left(): number {
    const { archive_expanded_bytes: most, archive_ratio: ratio } = this.limits;
    const byRatio = Math.max(NOTHING_TO_FEAR, this.#sent * ratio);
    return Math.max(0, Math.min(most, byRatio) - this.#expanded);
  }

  /** Refuses what is announced to become more than there may be, before any of it is taken out. */
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
