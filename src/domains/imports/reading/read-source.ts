import { findFormats } from '../formats/find-formats.ts';
import type { Confidence, Format, Found, ImportArchive, ImportSource, ReadContext } from '../formats/format.ts';
import { isZip } from './import-archive.ts';
import { START } from './read-position.ts';
import type { ReadPosition } from './read-position.ts';
import { UnreadableMember } from './too-much.ts';

/** Something that was found, and by what. */
export interface ReadFound {
  readonly format: Pick<Format, 'id' | 'name' | 'guesses'>;
  readonly found: Found;
  /** The members in which it stands, from the outermost archive inwards; its own places start from there. */
  readonly within: readonly string[];
  readonly sourceName: string;
  /** It was read as what reads anything, as one of many files that came together. */
  readonly isGuess: boolean;
}

export interface ReadOptions extends ReadContext {
  /** The format that whoever sends it names; else it is told by the content. */
  readonly formatId?: string | undefined;
  /** Called where it may wait while others have their turn. */
  readonly checkpoint?: () => Promise<void>;
  /** Called when it is known what the source is, before anything is read of it. */
  readonly onDetected?: () => void;
  /** What was read before is left out. */
  readonly after?: ReadPosition;
}

const RANKS: Readonly<Record<Confidence, number>> = { no: 0, maybe: 1, likely: 2, sure: 3 };

interface Chosen {
  readonly format: Format;
  readonly confidence: Confidence;
}

/** The format that is surest of the source; undefined where none is its own. */
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

/** What a file of an archive is called that cannot be read. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const ARCHIVE: Pick<Format, 'id' | 'name'> = { id: 'archive', name: 'ZIP archive' };

const unreadable = (path: string, reason: string, within: readonly string[]): ReadFound => ({
  format: ARCHIVE,
  found: { kind: 'unreadable', title: nameOf(path), reason },
  within: [...within, path],
  sourceName: path,
  isGuess: false,
});

/** Pictures beside recipes are no recipes. Told by how they begin, as everything is. */
const isPicture = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s.test(head);
};

/** An archive that is no program's own: each of its files for itself. */
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

/** All but the first few. */
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

/** Those before the member that was read last are not opened again. */
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
 * Everything that a source holds, one after the other, so that much of it is never in memory at once. Nothing comes of
 * what no format knows.
 */
export async function* readSource(source: ImportSource, options: ReadOptions): AsyncGenerator<ReadFound> {
  const { after = START, onDetected } = options;
  const chosen = await detectFormat(source, options);
  onDetected?.();
  if (chosen !== undefined) yield* without(after.found, readAs(chosen, source, options, []));
  else if (source.kind === 'archive') yield* readMembersAfter(source, options, after);
}
