import { hasErrorCode } from '../../../platform/storage/error-code.ts';
import type { ImportArchive, ImportSource, PhotoLocation } from '../formats/format.ts';
import type { SourceObserver } from './budget.ts';
import { openSource } from './open-source.ts';
import type { SourceLimits } from './source-limits.ts';
import { LimitExceeded, UnreadableFile } from './source-errors.ts';

type Place = Extract<PhotoLocation, { kind: 'upload' }>;

/** The value at a JSON pointer (RFC 6901); undefined if there is none. */
const valueAt = (json: unknown, pointer: string): unknown => {
  let value = json;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, part.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return value;
};

/** Decodes base64 with or without the prefix of a data URL. */
const base64 = (text: string): Uint8Array => Buffer.from(text.replace(/^data:[^,]{0,200},/, ''), 'base64');

/**
 * The archives of an upload. Keeps the last nested one open, since adjacent places are usually in the same archive.
 */
class OpenedArchives {
  readonly source: ImportSource;
  #last: { readonly path: string; readonly archive: ImportArchive | undefined } | undefined;

  constructor(source: ImportSource) {
    this.source = source;
  }

  async at(path: readonly string[]): Promise<ImportArchive | undefined> {
    if (this.source.kind !== 'archive') return undefined;
    const key = path.join('\n');
    if (this.#last?.path !== key) {
      let archive: ImportArchive | undefined = this.source;
      for (const name of path) archive = await archive?.open(name);
      this.#last = { path: key, archive };
    }
    return this.#last.archive;
  }
}

const bytesAt = async (opened: OpenedArchives, { path, pointer }: Place): Promise<Uint8Array | undefined> => {
  const last = path.at(-1);
  const inner = await opened.at(path.slice(0, -1));
  const file = last === undefined ? opened.source : await inner?.read(last);
  if (file?.kind !== 'file') return undefined;
  if (pointer === undefined) return file.bytes;
  const value = valueAt(file.json(), pointer);
  return typeof value === 'string' ? base64(value) : undefined;
};

/** Extracts the content at these places of an upload, one after the other; undefined for what is missing. */
export async function* unpackFiles(
  path: string,
  places: readonly Place[],
  limits: SourceLimits,
  watcher: SourceObserver,
): AsyncGenerator<Uint8Array | undefined> {
  // The upload was within the limits when it was first read. Extracting may unpack the same archives repeatedly, so
  // they do not apply here.
  const upload = await openSource(
    { name: '', content: { path } },
    { ...limits, archive_ratio: Infinity, archive_expanded_bytes: Infinity, archive_entries: Infinity },
    watcher,
  ).catch((error: unknown) => {
    // The preview has been discarded in the meantime.
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (upload === undefined) return;
  const { source, close } = upload;
  const opened = new OpenedArchives(source);
  try {
    for (const place of places) {
      try {
        yield await bytesAt(opened, place);
      } catch (error) {
        if (!(error instanceof UnreadableFile || error instanceof LimitExceeded)) throw error;
        yield undefined;
      }
    }
  } finally {
    close();
  }
}
