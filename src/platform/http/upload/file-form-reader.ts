import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

import type { BusboyInstance } from '@fastify/busboy';

import type { Limits } from '../../config/limits.ts';
import { Problem, validationFailed } from '../../problem/problem.ts';
import type { Incoming } from '../../storage/storage.ts';
import { checkOf } from '../validation.ts';
import { FileFields, NAME_LENGTH } from './file-form.ts';
import type { ReceivedFile } from './file-form.ts';

const checkFields = checkOf('body', FileFields);

/** What nobody could read or sees is left out of a name that a file comes with, and half a sign at its end. */
const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');

const malformed = (cause: unknown): Problem =>
  new Problem('malformed-multipart', { cause, detail: 'The form cannot be read to its end.' });

const tooLarge = (limit: 'upload_file_bytes' | 'upload_request_bytes', limits: Limits): Problem =>
  new Problem('payload-too-large', {
    detail: `More than ${limits[limit]} bytes were sent.`,
    params: { limit, maximum: limits[limit] },
  });

const notOneFile = (message: string): Problem => validationFailed({ location: 'body.file', code: 'required', message });

type Saved = Pick<ReceivedFile, 'sha256' | 'bytes'>;

/** Reads a form with one file, which goes to the incoming file while it is counted and hashed. */
export class FileFormReader {
  readonly #limits: Limits;
  readonly #incoming: Incoming;
  readonly #fields = new Map<string, string>();
  #saved: Promise<Saved> | undefined;
  #name = '';

  constructor(incoming: Incoming, limits: Limits) {
    this.#incoming = incoming;
    this.#limits = limits;
  }

  async read(request: IncomingMessage, form: BusboyInstance): Promise<ReceivedFile> {
    // Lost already while the incoming file was made: nothing more would be told of it.
    if (request.destroyed) throw malformed('the connection was lost');
    const { promise: end, resolve, reject } = Promise.withResolvers<void>();
    form.on('file', (field, stream, name) => {
      // Told at once: the stream itself tells its reader only later, and as if the disk had failed.
      stream.on('error', (error) => reject(malformed(error)));
      if (field !== 'file') return reject(notOneFile('must be the one field that holds a file'));
      if (this.#saved !== undefined) return reject(notOneFile('must be one file'));
      this.#name = cleanName(name ?? '');
      this.#saved = this.#save(stream);
      this.#saved.catch(reject);
    });
    // Twice the same field: the last counts, as in JSON.
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
      return await this.#received();
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

  async #save(stream: Readable): Promise<Saved> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > this.#limits.upload_file_bytes) throw tooLarge('upload_file_bytes', this.#limits);
      hash.update(chunk);
      await this.#incoming.write(chunk);
    }
    return { sha256: hash.digest('hex'), bytes };
  }

  async #received(): Promise<ReceivedFile> {
    const given = this.#fields.get('name');
    checkFields(given === undefined ? {} : { name: given });
    const saved = await this.#saved;
    if (saved === undefined) throw notOneFile('must be there');
    return { incoming: this.#incoming, ...saved, name: given?.trim() ?? this.#name };
  }
}
