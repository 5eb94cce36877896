import type { JsonText } from './answer.ts';

interface Kept {
  readonly etag: string;
  readonly page: JsonText;
}

const sizeOf = (key: string, page: JsonText): number => key.length + page.text.length;

/**
 * Pages of lists as they were last answered. A page is good for as long as its library's version,
 * which each request reads first: so what another instance changed is never missed. The least
 * recently used go when the text of all takes too much room.
 */
export class PageCache {
  readonly #most: number;
  readonly #pages = new Map<string, Kept>();
  #size = 0;

  constructor(mostCharacters: number) {
    this.#most = mostCharacters;
  }

  async get(key: string, etag: string, read: () => Promise<JsonText>): Promise<JsonText> {
    const known = this.#take(key);
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

  #take(key: string): Kept | undefined {
    const kept = this.#pages.get(key);
    if (kept !== undefined) {
      this.#pages.delete(key);
      this.#size -= sizeOf(key, kept.page);
    }
    return kept;
  }
}
