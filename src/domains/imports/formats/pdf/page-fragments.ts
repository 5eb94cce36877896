/** A piece of text on a page. `x` grows to the right and `y` upwards, from the lower left corner. */
export interface TextFragment {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The font size. */
  readonly size: number;
}

/** Fragments on one line without a wide gap between them. */
export interface TextSegment {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
}

const LIGATURES: ReadonlyMap<string, string> = new Map([
  ['\ufb00', 'ff'],
  ['\ufb01', 'fi'],
  ['\ufb02', 'fl'],
  ['\ufb03', 'ffi'],
  ['\ufb04', 'ffl'],
  ['\ufb05', 'st'],
  ['\ufb06', 'st'],
]);

/** Expands ligatures and replaces the private-use characters that symbol fonts use for bullets. */
export const normalizeGlyphs = (text: string): string =>
  text
    .replaceAll(/[\ufb00-\ufb06]/g, (sign) => LIGATURES.get(sign) ?? sign)
    .replaceAll(/[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8]/g, '•')
    .replaceAll(/[\u00a0\u2007\u202f]/g, ' ');

/** In multiples of the font size: a wider gap separates columns, and one wider than WORD_GAP separates words. */
const WIDE = 1.6;
const SPACE = 0.15;

const isSameLine = (a: TextFragment, y: number, size: number): boolean =>
  Math.abs(a.y - y) <= Math.max(a.size, size) * 0.4;

/** Groups the fragments of a page into segments, top to bottom and left to right. */
export const groupFragments = (fragments: readonly TextFragment[]): TextSegment[] => {
  const sorted = fragments.toSorted((a, b) => b.y - a.y || a.x - b.x);
  const rows: TextFragment[][] = [];
  for (const fragment of sorted) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row !== undefined && first !== undefined && isSameLine(fragment, first.y, first.size)) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.flatMap((row) => segmentsOfRow(row.toSorted((a, b) => a.x - b.x)));
};

const segmentsOfRow = (row: readonly TextFragment[]): TextSegment[] => {
  const segments: TextSegment[] = [];
  for (const { text, x, y, width, size } of row) {
    const last = segments.at(-1);
    const gap = last === undefined ? Infinity : x - last.end;
    if (last === undefined || gap > Math.max(size, last.size) * WIDE) {
      segments.push({ text, x, end: x + width, y, size });
      continue;
    }
    const space = gap > size * SPACE && !/\s$/.test(last.text) && !/^\s/.test(text) ? ' ' : '';
    segments[segments.length - 1] = {
      text: last.text + space + text,
      x: last.x,
      end: Math.max(last.end, x + width),
      y: last.y,
      size: Math.max(last.size, size),
    };
  }
  return segments.filter(({ text }) => text.trim() !== '');
};
