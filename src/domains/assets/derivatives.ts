import { SizedCache } from '../../platform/memory/sized-cache.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { edges } from './asset.schemas.ts';
import { derivativeName } from './file-names.ts';
import type { Wanted } from './file-names.ts';
import type { Picture, Pictures } from './pictures.ts';

/** Total size of derivatives cached in memory, and the maximum size of one. */
const KEPT_BYTES = 16 * 1024 * 1024;
const LARGEST_KEPT = 512 * 1024;

/** The original of a derivative. */
export interface Original {
  readonly blob: string;
  readonly picture: Picture;
}

/**
 * Returns derivatives from memory, else from the store, else creates and stores them. Concurrent requests share one
 * lookup and one creation. The content of a name never changes, so the cache is never stale.
 */
export class Derivatives {
  readonly #storage: Storage;
  readonly #pictures: Pictures;
  readonly #kept = new SizedCache<Buffer>(KEPT_BYTES);
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(storage: Storage, pictures: Pictures) {
    this.#storage = storage;
    this.#pictures = pictures;
  }

  async get(original: Original, wanted: Wanted): Promise<Buffer> {
    const name = derivativeName(original.blob, wanted);
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    const underWay = this.#underWay.get(name) ?? this.#find(name, original, wanted);
    this.#underWay.set(name, underWay);
    try {
      return await underWay;
    } finally {
      this.#underWay.delete(name);
    }
  }

  /** Waits for derivatives in progress, which are stored even if their client is gone. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }

  async #find(name: string, original: Original, wanted: Wanted): Promise<Buffer> {
    const bytes = (await this.#storage.read(name)) ?? (await this.#make(name, original, wanted));
    if (bytes.length <= LARGEST_KEPT) this.#kept.keep(name, bytes, bytes.length);
    return bytes;
  }

  async #make(name: string, { blob, picture }: Original, { preset, format }: Wanted): Promise<Buffer> {
    const made = await this.#storage.use(blob, (path) =>
      this.#pictures.derive(path, picture, edges[preset], format).catch((cause: unknown) => {
        throw new Problem('file-unreadable', { cause });
      }),
    );
    if (made === undefined) throw new Error(`the file ${blob} is not in the store`);
    await this.#store(name, made);
    return made;
  }

  async #store(name: string, bytes: Buffer): Promise<void> {
    const incoming = await this.#storage.receive();
    try {
      await incoming.write(bytes);
      await this.#storage.put(incoming, name);
    } finally {
      await incoming.discard();
    }
  }
}
