import { loadFormats } from '../formats/load-formats.ts';
import type {
  DetectionConfidence,
  Format,
  ExtractedItem,
  ImportArchive,
  ImportSource,
  ReadContext,
} from '../formats/format.ts';
import { isZip } from '../sources/open-archive.ts';
import { START_POSITION } from './source-position.ts';
import type { SourcePosition } from './source-position.ts';
import { UnreadableFile } from '../sources/source-errors.ts';

/** Something that was found, and the format that found it. */
export interface SourceItem {
  readonly format: Pick<Format, 'id' | 'name' | 'isHeuristic'>;
  readonly extracted: ExtractedItem;
  /** The path of members that contain it, from the outermost archive inward. Its own places are relative to that. */
  readonly containerPath: readonly string[];
  readonly sourceName: string;
  /** Whether it is one of many files and only a catch-all format recognized it. */
  readonly isGuess: boolean;
}

export interface ExtractOptions extends ReadContext {
  /** The format that the sender named; by default it is detected from the content. */
  readonly formatId?: string | undefined;
  /** Called where reading can pause to let others take their turn. */
  readonly checkpoint?: () => Promise<void>;
  /** Called once the format is detected, before anything is read. */
  readonly onDetected?: () => void;
  /** Skips everything up to this position. */
  readonly after?: SourcePosition;
}

const RANKS: Readonly<Record<DetectionConfidence, number>> = { no: 0, maybe: 1, likely: 2, sure: 3 };

interface Chosen {
  readonly format: Format;
  readonly confidence: DetectionConfidence;
}

/** The format with the highest confidence; undefined if none recognizes the source. */
const detectFormat = async (
  source: ImportSource,
  { formatId, reportProgress, checkpoint }: ExtractOptions,
): Promise<Chosen | undefined> => {
  const formats = await loadFormats();
  if (formatId !== undefined) {
    const format = formats.find(({ id }) => id === formatId);
    return format && { format, confidence: 'sure' };
  }
  let best: Chosen | undefined;
  await checkpoint?.();
  for (const format of formats) {
    const confidence = await format.detect(source);
    reportProgress();
    if (RANKS[confidence] > RANKS[best?.confidence ?? 'no']) best = { format, confidence };
  }
  return best;
};

/** The title of an archive member that cannot be read. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const ARCHIVE: Pick<Format, 'id' | 'name'> = { id: 'archive', name: 'ZIP archive' };

const unreadable = (path: string, reason: string, within: readonly string[]): SourceItem => ({
  format: ARCHIVE,
  extracted: { kind: 'unreadable', title: nameOf(path), reason },
  containerPath: [...within, path],
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
  options: ExtractOptions,
  within: readonly string[],
  first = 0,
): AsyncGenerator<SourceItem> {
  for (const { path } of archive.members.slice(first)) {
    try {
      await options.checkpoint?.();
      const file = await archive.read(path);
      const source = isZip(file.bytes) ? await archive.open(path) : file;
      if (source === undefined || isPicture(file.bytes)) continue;
      yield* readInner(source, options, [...within, path]);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      yield unreadable(path, error.message, within);
    }
  }
}

/** Skips the first items. */
async function* without(first: number, all: AsyncGenerator<SourceItem>): AsyncGenerator<SourceItem> {
  let skipped = 0;
  for await (const one of all) {
    if (skipped < first) skipped += 1;
    else yield one;
  }
}

async function* readAs(
  { format, confidence }: Chosen,
  source: ImportSource,
  options: ExtractOptions,
  within: readonly string[],
): AsyncGenerator<SourceItem> {
  const isGuess = confidence === 'maybe' && within.length > 0;
  for await (const found of format.read(source, options)) {
    yield { format, extracted: found, containerPath: within, sourceName: source.name, isGuess };
  }
}

async function* readInner(
  source: ImportSource,
  options: ExtractOptions,
  within: readonly string[],
): AsyncGenerator<SourceItem> {
  const chosen = await detectFormat(source, options);
  if (chosen !== undefined) yield* readAs(chosen, source, options, within);
  else if (source.kind === 'archive') yield* readMembers(source, options, within);
}

/** Does not open the members before the last one read again. */
const readMembersAfter = (
  archive: ImportArchive,
  options: ExtractOptions,
  { foundCount, member, foundBeforeMember }: SourcePosition,
): AsyncGenerator<SourceItem> => {
  const first = archive.members.findIndex(({ path }) => path === member);
  return first < 0
    ? without(foundCount, readMembers(archive, options, []))
    : without(foundCount - foundBeforeMember, readMembers(archive, options, [], first));
};

/**
 * Reads everything in a source, one item at a time, so that little of it is in memory at once. Yields nothing for
 * content that no format recognizes.
 */
export async function* extractItems(source: ImportSource, options: ExtractOptions): AsyncGenerator<SourceItem> {
  const { after = START_POSITION, onDetected } = options;
  const chosen = await detectFormat(source, options);
  onDetected?.();
  if (chosen !== undefined) yield* without(after.foundCount, readAs(chosen, source, options, []));
  else if (source.kind === 'archive') yield* readMembersAfter(source, options, after);
}
