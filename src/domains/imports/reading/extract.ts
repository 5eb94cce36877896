import type { ImportArchive, ImportSource, PhotoPlace } from '../formats/format.ts';
import { openSource } from './open-source.ts';
import type { ReadLimits } from './read-limits.ts';
import { TooMuch, UnreadableMember } from './too-much.ts';

type Place = Extract<PhotoPlace, { kind: 'upload' }>;

/** The value at a JSON pointer (RFC 6901); undefined where there is none. */
const valueAt = (json: unknown, pointer: string): unknown => {
  let value = json;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, part.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return value;
};

/** With what stands before the base64 of a data address, or without. */
const base64 = (text: string): Uint8Array => Buffer.from(text.replace(/^data:[^,]{0,200},/, ''), 'base64');

const openedAt = async (archive: ImportArchive, path: readonly string[]): Promise<ImportArchive | undefined> => {
  let inner: ImportArchive | undefined = archive;
  for (const name of path) inner = await inner?.open(name);
  return inner;
};

const bytesAt = async (source: ImportSource, { path, pointer }: Place): Promise<Uint8Array | undefined> => {
  const last = path.at(-1);
  const inner = source.kind === 'archive' ? await openedAt(source, path.slice(0, -1)) : undefined;
  const file = last === undefined ? source : await inner?.read(last);
  if (file?.kind !== 'file') return undefined;
  if (pointer === undefined) return file.bytes;
  const value = valueAt(file.json(), pointer);
  return typeof value === 'string' ? base64(value) : undefined;
};

/** Takes out of an upload what stands at these places, one after the other; undefined for what is not there. */
export async function* extract(
  path: string,
  places: readonly Place[],
  limits: ReadLimits,
): AsyncGenerator<Uint8Array | undefined> {
  // Each place may lead into the same archives again: what is taken out is bounded by how many places there are.
  const { source, close } = await openSource({ name: '', content: { path } }, { ...limits, archive_ratio: Infinity });
  try {
    for (const place of places) {
      try {
        yield await bytesAt(source, place);
      } catch (error) {
        if (!(error instanceof UnreadableMember || error instanceof TooMuch)) throw error;
        yield undefined;
      }
    }
  } finally {
    close();
  }
}
