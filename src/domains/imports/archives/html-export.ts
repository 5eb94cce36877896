import type {
  ExtractedItem,
  ExtractedRecipe,
  ImportArchive,
  ImportFile,
  ImportSource,
  PhotoLocation,
  ReadContext,
} from '../formats/format.ts';
import { MemberFinder, hasExtension, isImagePath } from './member-paths.ts';
import { readMember } from './read-member.ts';

/** How many pages are checked before deciding that an archive is from another program. */
const MAX_PROBED_FILES = 3;
/** Every export starts with its first recipe, so only this much of a page is checked. */
const LOOKED_AT = 100_000;

/** A recipe of a page and the URLs of its pictures, as written on the page. */
export interface HtmlExportRecipe {
  readonly recipe: ExtractedRecipe;
  readonly photoUrls: readonly string[];
}

/** A program that exports its recipes as one HTML page with a folder of pictures. */
export interface HtmlExportFormat {
  /** Whether the start of a page looks like an export of this program. */
  readonly matches: (beginning: string) => boolean;
  /** Matches the start of each recipe. */
  readonly recipeStart: RegExp;
  /** Parses the markup of one recipe. Undefined if it is not a recipe. */
  readonly read: (piece: string) => HtmlExportRecipe | undefined;
}

/**
 * Splits a page at the start of each recipe. A page can hold thousands of recipes, so it is never parsed as a whole.
 */
const piecesOf = (text: string, beginning: RegExp): readonly string[] => {
  const starts = [...text.matchAll(beginning)].map(({ index }) => index);
  return starts.map((start, at) => text.slice(start, starts[at + 1]));
};

/** A picture is a file next to the page or on the web. */
const placeOf = (address: string, page: string, finder: MemberFinder | undefined): PhotoLocation | undefined => {
  const path = finder?.resolve(page, address);
  if (path !== undefined) return { kind: 'upload', path: [path] };
  return /^https?:\/\//i.test(address) ? { kind: 'address', url: address } : undefined;
};

function* readPage(
  { recipeStart, read }: HtmlExportFormat,
  page: ImportFile,
  context: ReadContext,
  finder?: MemberFinder,
): Generator<ExtractedItem> {
  const pieces = piecesOf(page.text(), recipeStart);
  context.reportTotal(pieces.length);
  for (const piece of pieces) {
    const one = read(piece);
    if (one === undefined) continue;
    const { recipe, photoUrls } = one;
    const places = photoUrls.map((address) => placeOf(address, page.name, finder));
    // Without the surrounding archive the pictures of a page are unavailable.
    const missing = finder === undefined ? [] : photoUrls.filter((_, index) => places[index] === undefined);
    yield {
      ...recipe,
      ...(finder !== undefined && { path: [page.name] }),
      photos: places.filter((place) => place !== undefined),
      diagnostics: missing.map((evidence) => ({ code: 'photo-missing', evidence })),
    };
  }
}

const pagesIn = ({ members }: ImportArchive): readonly string[] =>
  members.map(({ path }) => path).filter((path) => hasExtension(path, '.html', '.htm'));

/** Whether a source is a page of the program, or an archive with such a page and nothing but pictures. */
export const isHtmlExport = async (source: ImportSource, { matches }: HtmlExportFormat): Promise<boolean> => {
  if (source.kind === 'file') return matches(source.text().slice(0, LOOKED_AT));
  const isItsOwn = source.members.every(({ path }) => hasExtension(path, '.html', '.htm') || isImagePath(path));
  if (!isItsOwn) return false;
  for (const path of pagesIn(source).slice(0, MAX_PROBED_FILES)) {
    const file = await readMember(source, path);
    if (file.kind === 'file' && matches(file.text().slice(0, LOOKED_AT))) return true;
  }
  return false;
};

/** Reads the recipes of all pages of a source. */
export async function* readHtmlExport(
  source: ImportSource,
  program: HtmlExportFormat,
  context: ReadContext,
): AsyncGenerator<ExtractedItem> {
  if (source.kind === 'file') {
    yield* readPage(program, source, context);
    return;
  }
  const finder = new MemberFinder(source);
  for (const path of pagesIn(source)) {
    const file = await readMember(source, path);
    if (file.kind === 'file') yield* readPage(program, file, context, finder);
    else yield file;
  }
}
