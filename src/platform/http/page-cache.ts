import { SizedCache } from '../memory/sized-cache.ts';
import type { Answer, JsonText } from './answer.ts';

/** An answer with JSON text from the database. */
export interface ReadAnswer extends Answer {
  readonly body: JsonText;
}

interface Kept {
  readonly version: string;
  readonly answer: ReadAnswer;
}

const sizeOf = (key: string, { body }: ReadAnswer): number => key.length + body.text.length;

/** How many answers are remembered as requested once. */
const MOST_ASKED = 1000;

/**
 * Caches list pages and other frequently read answers. An answer is valid for one version of its library, and every
 * request reads the version first, so changes made by other instances are never missed. The least recently used answers
 * are evicted when their total text exceeds the limit.
 *
 * An answer is cached only on its second request: a client that walks through a hundred thousand recipes requests each
 * page once, and caching those pages would evict what others read and fill the memory with short-lived entries.
 */
export class PageCache {
  readonly #kept: SizedCache<Kept>;
  /** The versions of answers that were requested once and not cached. */
  readonly #asked = new Map<string, string>();

  constructor(mostCharacters: number) {
    this.#kept = new SizedCache(mostCharacters);
  }

  async get(key: string, version: string, read: () => Promise<ReadAnswer>): Promise<ReadAnswer> {
    const known = this.#kept.take(key);
    if (known?.version !== version && this.#isFirstAsked(key, version)) return read();
    const answer = known?.version === version ? known.answer : await read();
    this.#kept.keep(key, { version, answer }, sizeOf(key, answer));
    return answer;
  }

  #isFirstAsked(key: string, version: string): boolean {
    if (this.#asked.get(key) === version) return !this.#asked.delete(key);
    this.#asked.delete(key);
    this.#asked.set(key, version);
    const [oldest] = this.#asked.keys();
    if (this.#asked.size > MOST_ASKED && oldest !== undefined) this.#asked.delete(oldest);
    return true;
  }
}
