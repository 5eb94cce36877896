import type {
  Found,
  FoundRecipe,
  ImportArchive,
  ImportFile,
  ImportSource,
  PhotoPlace,
  ReadContext,
} from '../../format.ts';
import { MemberFinder, endsWith, isPicturePath } from './member-paths.ts';
import { readMember } from './read-member.ts';

/** How many pages are looked at before an archive is taken for another program's. */
const MOST_LOOKED_AT = 3;
/** What a page is shows early: every export begins with its first recipe. */
const LOOKED_AT = 100_000;

/** A recipe of a page, and the addresses of its pictures as the page has them. */
export interface PieceOfPage {
  readonly found: FoundRecipe;
  readonly pictures: readonly string[];
}

/** A program that exports its recipes as one page, with the pictures in a folder beside it. */
export interface HtmlExport {
  /** Whether a page is its own, by its beginning. */
  readonly isPage: (beginning: string) => boolean;
  /** The beginning of each recipe in a page. */
  readonly beginning: RegExp;
  /** The recipe that a piece of the page is; undefined where there is none. */
  readonly read: (piece: string) => PieceOfPage | undefined;
}

/**
 * The pieces of a page, each from the beginning of a recipe to that of the next. A page has as many recipes as somebody
 * has, so it is never parsed as a whole.
 */
const piecesOf = (text: string, beginning: RegExp): readonly string[] => {
  const starts = [...text.matchAll(beginning)].map(({ index }) => index);
  return starts.map((start, at) => text.slice(start, starts[at + 1]));
};

/** A picture is beside the page, or on the web. */
const placeOf = (address: string, page: string, finder: MemberFinder | undefined): PhotoPlace | undefined => {
  const path = finder?.from(page, address);
  if (path !== undefined) return { kind: 'upload', path: [path] };
  return /^https?:\/\//i.test(address) ? { kind: 'address', url: address } : undefined;
};

function* readPage(
  { beginning, read }: HtmlExport,
  page: ImportFile,
  context: ReadContext,
  finder?: MemberFinder,
): Generator<Found> {
  const pieces = piecesOf(page.text(), beginning);
  context.expect(pieces.length);
  for (const piece of pieces) {
    const one = read(piece);
    if (one === undefined) continue;
    const { found, pictures } = one;
    const places = pictures.map((address) => placeOf(address, page.name, finder));
    // Without the archive around it nobody can have the pictures of a page.
    const missing = finder === undefined ? [] : pictures.filter((_, index) => places[index] === undefined);
    yield {
      ...found,
      ...(finder !== undefined && { path: [page.name] }),
      photos: places.filter((place) => place !== undefined),
      diagnostics: missing.map((evidence) => ({ code: 'photo-missing', evidence })),
    };
  }
}

const pagesIn = ({ members }: ImportArchive): readonly string[] =>
  members.map(({ path }) => path).filter((path) => endsWith(path, '.html', '.htm'));

/** Whether a source is a page of the program, or an archive with such a page and nothing but pictures. */
export const isHtmlExport = async (source: ImportSource, { isPage }: HtmlExport): Promise<boolean> => {
  if (source.kind === 'file') return isPage(source.text().slice(0, LOOKED_AT));
  const isItsOwn = source.members.every(({ path }) => endsWith(path, '.html', '.htm') || isPicturePath(path));
  if (!isItsOwn) return false;
  for (const path of pagesIn(source).slice(0, MOST_LOOKED_AT)) {
    const file = await readMember(source, path);
    if (file.kind === 'file' && isPage(file.text().slice(0, LOOKED_AT))) return true;
  }
  return false;
};

/** The recipes of the pages of a source. */
export async function* readHtmlExport(
  source: ImportSource,
  program: HtmlExport,
  context: ReadContext,
): AsyncGenerator<Found> {
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
