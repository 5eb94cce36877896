import { LRUCache } from 'lru-cache';

import type { LibraryId } from '../ids/ids.ts';
import type { ApiResponse, JsonText } from './api-response.ts';
import type { LibraryScope } from './scope.ts';

/** A response with JSON text from the database. */
export interface JsonTextResponse extends ApiResponse {
  readonly body: JsonText;
}

interface Kept {
  readonly libraryId: LibraryId;
  readonly response: JsonTextResponse;
}

/** The cached responses of a library, which all belong to one version of it. */
interface KeptOfLibrary {
  readonly version: number;
  readonly keys: Set<string>;
}

/** A library and its version, as the request found it. */
type LibraryVersion = Pick<LibraryScope, 'libraryId' | 'version'>;

const sizeOf = (key: string, { body }: JsonTextResponse): number => key.length + body.text.length;

/** How many responses are remembered as requested once. */
const MAX_PENDING_KEYS = 1000;

/** A response that takes more than this fraction of the cache would evict too many others. */
const MAX_FRACTION = 1 / 16;

/**
 * Caches list pages, recipes and other frequently read responses. A response is valid for one version of its library,
 * and every request reads the version first, so changes made by other instances are never missed. When the version
 * changes, all responses of the library are dropped. The least recently used responses are evicted when their total text
 * exceeds the limit.
 *
 * A response is cached only on its second request: a client that walks through a hundred thousand recipes requests each
 * page once, and caching those pages would evict what others read and fill the memory with short-lived entries.
 */
export class ResponseCache {
  readonly #kept: LRUCache<string, Kept>;
  readonly #byLibrary = new Map<LibraryId, KeptOfLibrary>();
  /** The versions of responses that were requested once and not cached. */
  readonly #asked = new Map<string, number>();

  constructor(maxCharacters: number) {
    this.#kept = new LRUCache({
      maxSize: maxCharacters,
      maxEntrySize: Math.ceil(maxCharacters * MAX_FRACTION),
      dispose: ({ libraryId }, key) => this.#forget(libraryId, key),
    });
  }

  /** The number of cached responses. */
  get size(): number {
    return this.#kept.size;
  }

  /** The name identifies the response in its library. */
  async get(
    { libraryId, version }: LibraryVersion,
    name: string,
    read: () => Promise<JsonTextResponse>,
  ): Promise<JsonTextResponse> {
    const key = `${libraryId} ${name}`;
    const keptVersion = this.#byLibrary.get(libraryId)?.version;
    if (keptVersion !== undefined && keptVersion !== version) this.#drop(libraryId);
    const known = this.#kept.get(key);
    if (known !== undefined) return known.response;
    if (this.#isFirstAsked(key, version)) return read();
    const response = await read();
    this.#keep({ libraryId, version }, key, response);
    return response;
  }

  #keep({ libraryId, version }: LibraryVersion, key: string, response: JsonTextResponse): void {
    const ofLibrary = this.#byLibrary.get(libraryId) ?? { version, keys: new Set() };
    // Another request has found a change in the meantime.
    if (ofLibrary.version !== version) return;
    this.#kept.set(key, { libraryId, response }, { size: sizeOf(key, response) });
    if (!this.#kept.has(key)) return;
    ofLibrary.keys.add(key);
    this.#byLibrary.set(libraryId, ofLibrary);
  }

  #drop(libraryId: LibraryId): void {
    for (const key of this.#byLibrary.get(libraryId)?.keys ?? []) this.#kept.delete(key);
    this.#byLibrary.delete(libraryId);
  }

  #forget(libraryId: LibraryId, key: string): void {
    const ofLibrary = this.#byLibrary.get(libraryId);
    ofLibrary?.keys.delete(key);
    if (ofLibrary?.keys.size === 0) this.#byLibrary.delete(libraryId);
  }

  #isFirstAsked(key: string, version: number): boolean {
    if (this.#asked.get(key) === version) return !this.#asked.delete(key);
    this.#asked.delete(key);
    this.#asked.set(key, version);
    const [oldest] = this.#asked.keys();
    if (this.#asked.size > MAX_PENDING_KEYS && oldest !== undefined) this.#asked.delete(oldest);
    return true;
  }
}
