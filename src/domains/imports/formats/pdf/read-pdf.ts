import { normalizeGlyphs, groupFragments } from './page-fragments.ts';
import type { TextFragment } from './page-fragments.ts';
import { joinPageLines, removeHeadersAndFooters } from './page-text.ts';
import { sortInReadingOrder } from './reading-order.ts';
import type { PdfLine } from './reading-order.ts';

/** The text of a PDF, or a readable reason why there is none. */
export type PdfText =
  | { readonly kind: 'text'; readonly text: string; readonly title: string }
  | { readonly kind: 'unreadable'; readonly reason: string };

const MAX_PAGES = 200;
const MAX_CHARACTERS = 2_000_000;
const MAX_FRAGMENTS = 20_000;

const PROTECTED = 'The PDF is protected by a password.';
const DAMAGED = 'The PDF is damaged and cannot be opened.';
const PICTURES = 'The PDF contains only pictures and no text.';

/** The part of a pdf.js text item that is used. */
interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

const fragmentOf = ({ str, transform, width, height }: TextItem): TextFragment => {
  const [a = 0, b = 0, , , x = 0, y = 0] = transform;
  return { text: normalizeGlyphs(str), x, y, width, size: height || Math.hypot(a, b) || 1 };
};

/** Excludes the default titles that programs assign. */
const isTitle = (text: string): boolean =>
  text.length > 2 &&
  !/^(?:microsoft (?:word|powerpoint)|untitled|document\d*$|print\b)|\.(?:docx?|indd|pdf|html?)$/i.test(text);

const BIG = 1.25;

/** Moves the title to the front. On the first page, it is set in a larger font than the rest. */
const titleFirst = (lines: readonly PdfLine[]): readonly PdfLine[] => {
  const sizes = lines.map(({ size }) => size).sort((x, y) => x - y);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const largest = sizes.at(-1) ?? 0;
  const start = lines.findIndex(({ size }) => size > largest * 0.97);
  if (largest < usual * BIG || start <= 0 || start > lines.length / 2) return lines;
  const length = lines.slice(start).findIndex(({ size }) => size <= largest * 0.97);
  const end = length === -1 ? lines.length : start + length;
  const title = lines.slice(start, Math.min(end, start + 3));
  const text = title.map((line) => line.text).join(' ');
  if (!/\p{L}{2}/u.test(text) || text.length > 120) return lines;
  const [first] = title;
  const rest = lines.filter((line) => !title.includes(line));
  return first === undefined
    ? lines
    : [{ ...first, text }, ...rest.map((line, index) => (index === 0 ? { ...line, isFirst: true } : line))];
};

/** A page break, unless a sentence continues across it. */
const betweenPages = (last: string, next: string): string =>
  last !== '' && !/[.!?:;]$/.test(last) && /^\p{Ll}/u.test(next) ? '\n' : '\n\f\n';

const joinPages = (pages: readonly (readonly string[])[]): string => {
  let text = '';
  let last = '';
  for (const page of pages) {
    if (page.length === 0) continue;
    text += text === '' ? page.join('\n') : betweenPages(last, page[0] ?? '') + page.join('\n');
    last = page.at(-1) ?? '';
  }
  return text;
};

/** Extracts the text layer of a PDF in reading order. Calls `advance` after each page. */
export const readPdf = async (bytes: Uint8Array, advance = (): void => undefined): Promise<PdfText> => {
  // A large library, loaded only when a PDF is imported.
  const { getDocumentProxy } = await import('unpdf');
  try {
    // It takes the bytes it is given for its own.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, useSystemFonts: false });
    try {
      const pages: PdfLine[][] = [];
      let characters = 0;
      for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && characters < MAX_CHARACTERS; number += 1) {
        const page = await pdf.getPage(number);
        const { items } = await page.getTextContent();
        const fragments = items
          .slice(0, MAX_FRAGMENTS)
          .flatMap((item) => ('str' in item && item.str !== '' ? [fragmentOf(item)] : []));
        const lines = sortInReadingOrder(groupFragments(fragments));
        characters += lines.reduce((sum, { text }) => sum + text.length, 0);
        pages.push(lines);
        page.cleanup();
        advance();
      }
      const kept = removeHeadersAndFooters(pages).map((page, index) => (index === 0 ? titleFirst(page) : page));
      const text = joinPages(kept.map(joinPageLines));
      if (!/[\p{L}\p{N}]{2}/u.test(text)) return { kind: 'unreadable', reason: PICTURES };
      const { info } = await pdf.getMetadata();
      const title: unknown = Reflect.get(info, 'Title');
      return { kind: 'text', text, title: typeof title === 'string' && isTitle(title.trim()) ? title.trim() : '' };
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    return { kind: 'unreadable', reason: isProtected ? PROTECTED : DAMAGED };
  }
};
