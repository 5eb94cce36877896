import { LRUCache } from 'lru-cache';

import { Problem } from '../../platform/problem/problem.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { presetEdges } from './asset.schemas.ts';
import { toDerivativeBlobName } from './blob-names.ts';
import type { DerivativeSpec } from './blob-names.ts';
import type { Picture, PictureProcessor } from './picture-processor.ts';

/** Total size of derivatives cached in memory, and the maximum size of one. */
const KEPT_BYTES = 16 * 1024 * 1024;
const MAX_CACHED_BYTES = 512 * 1024;

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
  readonly #pictures: PictureProcessor;
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES });
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(storage: Storage, pictures: PictureProcessor) {
    this.#storage = storage;
    this.#pictures = pictures;
  }

  async get(original: Original, wanted: DerivativeSpec): Promise<Buffer> {
    const name = toDerivativeBlobName(original.blob, wanted);
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
  async waitForPending(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }

  async #find(name: string, original: Original, wanted: DerivativeSpec): Promise<Buffer> {
    const bytes = (await this.#storage.read(name)) ?? (await this.#make(name, original, wanted));
    if (bytes.length <= MAX_CACHED_BYTES) this.#kept.set(name, bytes, { size: Math.max(1, bytes.length) });
    return bytes;
  }

  async #make(name: string, { blob, picture }: Original, { preset, format }: DerivativeSpec): Promise<Buffer> {
    const made = await this.#storage.use(blob, (path) =>
      this.#pictures.derive(path, picture, presetEdges[preset], format).catch((cause: unknown) => {
        throw new Problem('file-unreadable', { cause });
      }),
    );
    if (made === undefined) throw new Error(`the file ${blob} is not in the store`);
    await this.#store(name, made);
    return made;
  }

  async #store(name: string, bytes: Buffer): Promise<void> {
    const incoming = await this.#storage.createUpload();
    try {
      await incoming.write(bytes);
      await this.#storage.put(incoming, name);
    } finally {
      await incoming.discard();
    }
  }
}
