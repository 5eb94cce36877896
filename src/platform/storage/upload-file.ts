import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';

import type { Upload } from './storage.ts';
import { mapDiskFullError } from './storage-full.ts';

/** A temporary file of the folder storage. */
export class UploadFile implements Upload {
  readonly path: string;
  readonly #file: FileHandle;
  #isOpen = true;
  #isMoved = false;

  private constructor(file: FileHandle, where: string) {
    this.#file = file;
    this.path = where;
  }

  static async create(folder: string): Promise<UploadFile> {
    const where = path.join(folder, randomUUID());
    return new UploadFile(await open(where, 'wx', 0o600), where);
  }

  async write(chunk: Uint8Array): Promise<void> {
    await mapDiskFullError(async () => {
      for (let at = 0; at < chunk.length;) at += (await this.#file.write(chunk, at)).bytesWritten;
    });
  }

  /** Flushes the file to disk, and then calls `move` to put it in place. */
  async finish(move: () => Promise<void>): Promise<void> {
    await mapDiskFullError(() => this.#file.sync());
    await this.#close();
    await move();
    this.#isMoved = true;
  }

  async discard(): Promise<void> {
    await this.#close();
    if (!this.#isMoved) await rm(this.path, { force: true });
  }

  async #close(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.#file.close();
  }
}
