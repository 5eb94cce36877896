import { findFormats } from '../formats/find-formats.ts';
import type { Confidence, Format, Found, ImportArchive, ImportSource, ReadContext } from '../formats/format.ts';
import { isZip } from './import-archive.ts';
import { START } from './read-position.ts';
import type { ReadPosition } from './read-position.ts';
import { UnreadableMember } from './too-much.ts';

/** Something that was found, and the format that found it. */
export interface ReadFound {
  readonly format: Pick<Format, 'id' | 'name' | 'guesses'>;
  readonly found: Found;
  /** The path of members that contain it, from the outermost archive inward. Its own places are relative to that. */
  readonly within: readonly string[];
  readonly sourceName: string;
  /** Whether it is one of many files and only a catch-all format recognized it. */
  readonly isGuess: boolean;
}

export interface ReadOptions extends ReadContext {
  /** The format that the sender named; by default it is detected from the content. */
  readonly formatId?: string | undefined;
  /** Called where reading can pause to let others take their turn. */
  readonly checkpoint?: () => Promise<void>;
  /** Called once the format is detected, before anything is read. */
  readonly onDetected?: () => void;
  /** Skips everything up to this position. */
  readonly after?: ReadPosition;
}

const RANKS: Readonly<Record<Confidence, number>> = { no: 0, maybe: 1, likely: 2, sure: 3 };

interface Chosen {
  readonly format: Format;
  readonly confidence: Confidence;
}

/** The format with the highest confidence; undefined if none recognizes the source. */
const detectFormat = async (
  source: ImportSource,
  { formatId, advance, checkpoint }: ReadOptions,
): Promise<Chosen | undefined> => {
  const formats = await findFormats();
  if (formatId !== undefined) {
    const format = formats.find(({ id }) => id === formatId);
    return format && { format, confidence: 'sure' };
  }
  let best: Chosen | undefined;
  await checkpoint?.();
  for (const format of formats) {
    const confidence = await format.detect(source);
    advance();
    if (RANKS[confidence] > RANKS[best?.confidence ?? 'no']) best = { format, confidence };
  }
  return best;
};

/** The title of an archive member that cannot be read. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const ARCHIVE: Pick<Format, 'id' | 'name'> = { id: 'archive', name: 'ZIP archive' };

const unreadable = (path: string, reason: string, within: readonly string[]): ReadFound => ({
  format: ARCHIVE,
  found: { kind: 'unreadable', title: nameOf(path), reason },
  within: [...within, path],
  sourceName: path,
  isGuess: false,
});

/** Pictures next to recipes are not recipes. Detected by their first bytes, like all content. */
const isPicture = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s.test(head);
};

/** Reads an archive that no format recognizes, each of its files separately. */
async function* readMembers(
  archive: ImportArchive,
  options: ReadOptions,
  within: readonly string[],
  first = 0,
): AsyncGenerator<ReadFound> {
  for (const { path } of archive.members.slice(first)) {
    try {
      await options.checkpoint?.();
      const file = await archive.read(path);
      const source = isZip(file.bytes) ? await archive.open(path) : file;
      if (source === undefined || isPicture(file.bytes)) continue;
      yield* readInner(source, options, [...within, path]);
    } catch (error) {
      if (!(error instanceof UnreadableMember)) throw error;
      yield unreadable(path, error.message, within);
    }
  }
}

/** Skips the first items. */
async function* without(first: number, all: AsyncGenerator<ReadFound>): AsyncGenerator<ReadFound> {
  let skipped = 0;
  for await (const one of all) {
    if (skipped < first) skipped += 1;
    else yield one;
  }
}

async function* readAs(
  { format, confidence }: Chosen,
  source: ImportSource,
  options: ReadOptions,
  within: readonly string[],
): AsyncGenerator<ReadFound> {
  const isGuess = confidence === 'maybe' && within.length > 0;
  for await (const found of format.read(source, options)) {
    yield { format, found, within, sourceName: source.name, isGuess };
  }
}

async function* readInner(
  source: ImportSource,
  options: ReadOptions,
  within: readonly string[],
): AsyncGenerator<ReadFound> {
  const chosen = await detectFormat(source, options);
  if (chosen !== undefined) yield* readAs(chosen, source, options, within);
  else if (source.kind === 'archive') yield* readMembers(source, options, within);
}

/** Does not open the members before the last one read again. */
const readMembersAfter = (
  archive: ImportArchive,
  options: ReadOptions,
  { found, member, foundBefore }: ReadPosition,
): AsyncGenerator<ReadFound> => {
  const first = archive.members.findIndex(({ path }) => path === member);
  return first < 0
    ? without(found, readMembers(archive, options, []))
    : without(found - foundBefore, readMembers(archive, options, [], first));
};

/**
 * Reads everything in a source, one item at a time, so that little of it is in memory at once. Yields nothing for
 * content that no format recognizes.
 */
export async function* readSource(source: ImportSource, options: ReadOptions): AsyncGenerator<ReadFound> {
  const { after = START, onDetected } = options;
  const chosen = await detectFormat(source, options);
  onDetected?.();
  if (chosen !== undefined) yield* without(after.found, readAs(chosen, source, options, []));
  else if (source.kind === 'archive') yield* readMembersAfter(source, options, after);
}
