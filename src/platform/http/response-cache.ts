import { LRUCache } from 'lru-cache';

import type { ApiResponse, JsonText } from './api-response.ts';

/** A response with JSON text from the database. */
export interface JsonTextResponse extends ApiResponse {
  readonly body: JsonText;
}

interface Kept {
  readonly version: string;
  readonly response: JsonTextResponse;
}

const sizeOf = (key: string, { body }: JsonTextResponse): number => key.length + body.text.length;

/** How many responses are remembered as requested once. */
const MAX_PENDING_KEYS = 1000;

/**
 * Caches list pages and other frequently read responses. A response is valid for one version of its library, and every
 * request reads the version first, so changes made by other instances are never missed. The least recently used responses
 * are evicted when their total text exceeds the limit.
 *
 * A response is cached only on its second request: a client that walks through a hundred thousand recipes requests each
 * page once, and caching those pages would evict what others read and fill the memory with short-lived entries.
 */
export class ResponseCache {
  readonly #kept: LRUCache<string, Kept>;
  /** The versions of responses that were requested once and not cached. */
  readonly #asked = new Map<string, string>();

  constructor(maxCharacters: number) {
    this.#kept = new LRUCache({ maxSize: maxCharacters });
  }

  /** The number of cached responses. */
  get size(): number {
    return this.#kept.size;
  }

  async get(key: string, version: string, read: () => Promise<JsonTextResponse>): Promise<JsonTextResponse> {
    const known = this.#kept.get(key);
    if (known?.version === version) return known.response;
    this.#kept.delete(key);
    if (this.#isFirstAsked(key, version)) return read();
    const response = await read();
    this.#kept.set(key, { version, response }, { size: sizeOf(key, response) });
    return response;
  }

  #isFirstAsked(key: string, version: string): boolean {
    if (this.#asked.get(key) === version) return !this.#asked.delete(key);
    this.#asked.delete(key);
    this.#asked.set(key, version);
    const [oldest] = this.#asked.keys();
    if (this.#asked.size > MAX_PENDING_KEYS && oldest !== undefined) this.#asked.delete(oldest);
    return true;
  }
}
