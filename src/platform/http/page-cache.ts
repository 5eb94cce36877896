import type { JsonText } from './answer.ts';

interface Kept {
  readonly etag: string;
  readonly page: JsonText;
}

const sizeOf = (key: string, page: JsonText): number => key.length + page.text.length;

/** How many pages are remembered as asked for once. */
const MOST_ASKED = 1000;

/**
 * Pages of lists as they were last answered. A page is good for as long as its library's version,
 * which each request reads first: so what another instance changed is never missed. The least
 * recently used go when the text of all takes too much room.
 *
 * A page is kept when it is asked for again: whoever walks through a hundred thousand recipes asks for
 * each page once, and keeping them would drive out what others read, and fill the memory with what is
 * thrown away soon after.
 */
export class PageCache {
  readonly #most: number;
  readonly #pages = new Map<string, Kept>();
  /** The tags of pages that were asked for and not kept. */
  readonly #asked = new Map<string, string>();
  #size = 0;

  constructor(mostCharacters: number) {
    this.#most = mostCharacters;
  }

  async get(key: string, etag: string, read: () => Promise<JsonText>): Promise<JsonText> {
    const known = this.#take(key);
    if (known?.etag !== etag && this.#isFirstAsked(key, etag)) return read();
    const page = known?.etag === etag ? known.page : await read();
    this.#take(key);
    this.#pages.set(key, { etag, page });
    this.#size += sizeOf(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= this.#most) break;
      this.#take(oldest);
    }
    return page;
  }

  #isFirstAsked(key: string, etag: string): boolean {
    if (this.#asked.get(key) === etag) return !this.#asked.delete(key);
    this.#asked.delete(key);
    this.#asked.set(key, etag);
    const [oldest] = this.#asked.keys();
    if (this.#asked.size > MOST_ASKED && oldest !== undefined) this.#asked.delete(oldest);
    return true;
  }

  #take(key: string): Kept | undefined {
    const kept = this.#pages.get(key);
    if (kept !== undefined) {
      this.#pages.delete(key);
      this.#size -= sizeOf(key, kept.page);
    }
    return kept;
  }
}
