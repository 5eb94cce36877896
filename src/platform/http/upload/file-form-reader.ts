import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

import type { BusboyInstance } from '@fastify/busboy';

import type { Limits } from '../../config/limits.ts';
import { Problem, validationFailed } from '../../problem/problem.ts';
import type { Upload, Storage } from '../../storage/storage.ts';
import { MAX_FILE_NAME_LENGTH, ReceivedForm } from './file-form.ts';
import type { ReceivedFile } from './file-form.ts';

/** Removes invisible characters from a file name, and half a surrogate pair left over at the end. */
const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_FILE_NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');

const malformed = (cause: unknown): Problem =>
  new Problem('malformed-multipart', { cause, detail: 'The form cannot be read to its end.' });

const tooLarge = (limit: 'upload_file_bytes' | 'upload_request_bytes', limits: Limits): Problem =>
  new Problem('payload-too-large', {
    detail: `More than ${limits[limit]} bytes were sent.`,
    params: { limit, maximum: limits[limit] },
  });

const noFile = (message: string): Problem => validationFailed({ location: 'body.file', code: 'required', message });

/** Reads a form with files. Each file is streamed to storage while its bytes are counted and hashed. */
export class FileFormReader {
  readonly #storage: Storage;
  readonly #limits: Limits;
  readonly #max: number;
  readonly #fields = new Map<string, string>();
  readonly #incoming: Upload[] = [];
  readonly #saved: Promise<ReceivedFile>[] = [];
  #isRefused = false;

  constructor(storage: Storage, limits: Limits, max: number) {
    this.#storage = storage;
    this.#limits = limits;
    this.#max = max;
  }

  /** On failure, everything received is discarded. */
  async read(request: IncomingMessage, form: BusboyInstance): Promise<ReceivedForm> {
    try {
      await this.#readAll(request, form);
      if (this.#saved.length === 0) throw noFile('must be there');
      return new ReceivedForm(await Promise.all(this.#saved), Object.fromEntries(this.#fields));
    } catch (error) {
      this.#isRefused = true;
      for (const incoming of this.#incoming) await incoming.discard();
      throw error;
    }
  }

  async #readAll(request: IncomingMessage, form: BusboyInstance): Promise<void> {
    // The connection was lost before any listener was added, so no event would follow.
    if (request.destroyed) throw malformed('the connection was lost');
    const { promise: end, resolve, reject } = Promise.withResolvers<void>();
    form.on('file', (field, stream, name) => {
      // Reject immediately: the stream reports the error to its reader only later, where it would look like a disk
      // failure.
      stream.on('error', (error) => reject(malformed(error)));
      if (field !== 'file') return reject(noFile('must be the name of the field that holds a file'));
      if (this.#saved.length === this.#max) {
        return reject(noFile(this.#max === 1 ? 'must be one file' : `must be at most ${this.#max} files`));
      }
      const saved = this.#save(stream, cleanName(name ?? ''));
      saved.catch(reject);
      this.#saved.push(saved);
    });
    // If a field occurs twice, the last one wins, as in JSON.
    form.on('field', (field, value) => this.#fields.set(field, value));
    form.on('partsLimit', () => reject(malformed('too many parts')));
    form.on('error', (error) => reject(malformed(error)));
    form.on('finish', resolve);
    request.on('close', () => {
      if (!request.complete) reject(malformed('the connection was lost'));
    });
    const count = this.#counter(reject);
    request.on('data', count).pipe(form);
    try {
      await end;
      await Promise.all(this.#saved);
    } finally {
      request.off('data', count).unpipe(form);
    }
  }

  #counter(reject: (problem: Problem) => void): (chunk: Buffer) => void {
    let bytes = 0;
    return (chunk) => {
      bytes += chunk.length;
      if (bytes > this.#limits.upload_request_bytes) reject(tooLarge('upload_request_bytes', this.#limits));
    };
  }

  async #save(stream: Readable, name: string): Promise<ReceivedFile> {
    const incoming = await this.#storage.createUpload();
    if (this.#isRefused) await incoming.discard();
    else this.#incoming.push(incoming);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > this.#limits.upload_file_bytes) throw tooLarge('upload_file_bytes', this.#limits);
      hash.update(chunk);
      await incoming.write(chunk);
    }
    return { incoming, sha256: hash.digest('hex'), bytes, name };
  }
}
