import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { CorruptOwnerMarker } from './corrupt-owner-marker.ts';
import { hasErrorCode } from './error-code.ts';
import { mapDiskFullError } from './storage-full.ts';

const ABOUT = 'Names the Tureen database that these files belong to. See docs/operations.md.';
const WAIT_MS = 20;
const MAX_TRIES = 50;

const ownerIn = (text: string): string | undefined => {
  try {
    const { database } = JSON.parse(text) as { readonly database?: unknown };
    return typeof database === 'string' && database !== '' ? database : undefined;
  } catch {
    return undefined;
  }
};

/** The file that names the database a store's files belong to. */
export class OwnerMarker {
  readonly #folder: string;
  readonly #file: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = path.join(folder, 'owner.json');
  }

  /**
   * Undefined if the marker is missing. One that cannot be parsed is not treated as missing: it throws
   * `CorruptOwnerMarker`.
   */
  async read(): Promise<string | undefined> {
    // On a file system without hard links, the file exists briefly before it has content.
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const text = await this.#text();
      const owner = text === undefined ? undefined : ownerIn(text);
      if (text === undefined || owner !== undefined) return owner;
      await pause(WAIT_MS);
    }
    throw new CorruptOwnerMarker(this.#file);
  }

  /** Like `read`, but returns a `CorruptOwnerMarker` instead of throwing it. */
  async readAny(): Promise<string | CorruptOwnerMarker | undefined> {
    return this.read().catch((error: unknown) => {
      if (error instanceof CorruptOwnerMarker) return error;
      throw error;
    });
  }

  /** Writes a draft and then links or renames it into place, so that no reader sees an incomplete file. */
  async write(owner: string, replaced: string | CorruptOwnerMarker | undefined): Promise<void> {
    await mapDiskFullError(() => mkdir(this.#folder, { recursive: true, mode: 0o700 }));
    const draft = path.join(this.#folder, `owner-${randomUUID()}.draft`);
    try {
      await mapDiskFullError(() => this.#writeDraft(draft, owner));
      if (replaced !== undefined && (await this.#isStill(replaced))) await rename(draft, this.#file);
      else await this.#putWhereNone(draft);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async #isStill(replaced: string | CorruptOwnerMarker): Promise<boolean> {
    const found = await this.readAny();
    return replaced instanceof CorruptOwnerMarker ? found instanceof CorruptOwnerMarker : found === replaced;
  }

  async #text(): Promise<string | undefined> {
    try {
      return await readFile(this.#file, 'utf8');
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw error;
    }
  }

  async #writeDraft(draft: string, owner: string): Promise<void> {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify({ database: owner, about: ABOUT }, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Keeps an existing marker: the first claim wins. */
  async #putWhereNone(draft: string): Promise<void> {
    try {
      await link(draft, this.#file);
    } catch (error) {
      if (hasErrorCode(error, 'EEXIST')) return;
      if (!hasErrorCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw error;
      await copyFile(draft, this.#file, constants.COPYFILE_EXCL).catch((failure: unknown) => {
        if (!hasErrorCode(failure, 'EEXIST')) throw failure;
      });
    }
  }
}
