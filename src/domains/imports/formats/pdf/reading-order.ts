import type { TextSegment } from './page-fragments.ts';

/** One line of a page as it is read. */
export interface PdfLine {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly end: number;
  /** The right edge of the text around this line. */
  readonly right: number;
  /** Whether it is the first line of a column or page. */
  readonly isFirst: boolean;
}

/** The minimum number of lines in a column and the maximum depth of column splits. */
const MIN_LINES = 4;
const MAX_SPLITS = 3;
/** The share of lines that may cross a gutter, as titles do. */
const MAX_ACROSS = 0.25;
const TOLERANCE = 4;
/** A page with more segments is a drawing. */
const MAX_SEGMENTS = 5000;

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Finds the left edges shared by several segments, where a column could start. */
const candidateEdges = (segments: readonly TextSegment[]): number[] => {
  const counts = new Map<number, number>();
  for (const { x } of segments) {
    const key = Math.round(x / TOLERANCE);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .filter(([key, count]) => count + (counts.get(key + 1) ?? 0) + (counts.get(key - 1) ?? 0) >= MIN_LINES)
    .map(([key]) => (key - 1) * TOLERANCE)
    .sort((a, b) => a - b);
};

interface Gutter {
  readonly left: readonly TextSegment[];
  readonly right: readonly TextSegment[];
  readonly across: readonly TextSegment[];
}

/**
 * A segment that starts to the right of everything beside it belongs to the right column, even if it is outdented, as
 * headings over lists are.
 */
const splitAt = (segments: readonly TextSegment[], x: number): Gutter => {
  const column = segments.filter((segment) => segment.x >= x).map(({ y }) => y);
  const top = column.reduce((max, y) => Math.max(max, y), -Infinity) + TOLERANCE;
  const bottom = column.reduce((min, y) => Math.min(min, y), Infinity) - TOLERANCE;
  const left = segments.filter(({ end }) => end <= x);
  const beside = left.filter(({ y }) => y <= top && y >= bottom);
  const reach = beside.reduce((max, { end }) => Math.max(max, end), 0);
  return {
    left,
    right: segments.filter((segment) => segment.end > x && segment.x > reach),
    across: segments.filter((segment) => segment.end > x && segment.x <= reach),
  };
};

/** `200 g`, `3`, `1/2 tsp.` */
const AMOUNT = /^[\d½¼¾⅓⅔][\d½¼¾⅓⅔.,/\s–-]{0,8}(?:\s?\p{L}{1,10}\.?)?$/u;

const share = (segments: readonly TextSegment[], is: (text: string) => boolean): number =>
  segments.filter(({ text }) => is(text.trim())).length / Math.max(1, segments.length);

/** Rows of amounts and foods look like two columns, but each amount belongs to the food beside it. */
const isTable = ({ left, right }: Gutter): boolean => {
  const rows = new Set(right.map(({ y }) => Math.round(y / TOLERANCE)));
  const beside = left.filter(({ y }) => [-1, 0, 1].some((step) => rows.has(Math.round(y / TOLERANCE) + step))).length;
  return (
    beside >= left.length * 0.7 &&
    share(left, (text) => AMOUNT.test(text)) >= 0.6 &&
    share(right, (text) => /^\d/.test(text) || text.endsWith('.')) <= 0.3
  );
};

/** Finds the gutter with the fewest lines across it and enough lines on both sides. */
const findGutter = (segments: readonly TextSegment[]): Gutter | undefined => {
  let best: Gutter | undefined;
  for (const edge of candidateEdges(segments).slice(0, 200)) {
    const gutter = splitAt(segments, edge);
    const { left, right, across } = gutter;
    if (left.length < MIN_LINES || right.length < MIN_LINES) continue;
    if (across.length > segments.length * MAX_ACROSS || isTable(gutter)) continue;
    if (best === undefined || across.length < best.across.length) best = gutter;
  }
  return best;
};

/** Joins segments on the same line, as in a table. */
const asLines = (segments: readonly TextSegment[], right: number): PdfLine[] => {
  const rows: TextSegment[][] = [];
  for (const segment of segments.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const [first] = rows.at(-1) ?? [];
    if (first !== undefined && Math.abs(first.y - segment.y) <= first.size * 0.4) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row, index) => ({
    text: row
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text.trim())
      .join(' '),
    y: row[0]?.y ?? 0,
    size: row.reduce((max, { size }) => Math.max(max, size), 0),
    end: row.reduce((max, { end }) => Math.max(max, end), 0),
    right,
    isFirst: index === 0,
  }));
};

const OTHER_SIZE = 1.15;

/** Finds where, below the end of the right column, the left one stops being a column: at a gap or a heading. */
const endOfColumn = (left: readonly TextSegment[], right: readonly TextSegment[]): number => {
  const bottom = right.reduce((min, { y }) => Math.min(min, y), Infinity);
  const sorted = left.toSorted((a, b) => b.y - a.y);
  const usual = medianOf(sorted.map(({ size }) => size));
  for (const [index, { y, size }] of sorted.entries()) {
    const above = sorted[index - 1];
    if (above === undefined || y >= bottom) continue;
    if (above.y - y > usual * 2.2 || size > usual * OTHER_SIZE) return y;
  }
  return -Infinity;
};

/** Orders a region of the page. `reach` is the right edge of its text. */
const ordered = (segments: readonly TextSegment[], reach: number, splits: number): PdfLine[] => {
  const gutter = splits < MAX_SPLITS && segments.length < MAX_SEGMENTS ? findGutter(segments) : undefined;
  if (gutter === undefined) return asLines(segments, reach);
  const { left, right, across } = gutter;
  const end = endOfColumn(left, right);
  const [column, below] = [left.filter(({ y }) => y > end), left.filter(({ y }) => y <= end)];
  const edge = right.reduce((min, { x }) => Math.min(min, x), reach);
  const lines: PdfLine[] = [];
  let isAcross = false;
  const push = (more: readonly PdfLine[], areAcross = false): void => {
    // Lines that run across, one below the other, are one text.
    for (const line of more) lines.push(areAcross && isAcross ? { ...line, isFirst: false } : line);
    if (more.length > 0) isAcross = areAcross;
  };
  // What runs across the page parts it from top to bottom, too.
  const bounds = [...new Set(across.map(({ y }) => y))].sort((a, b) => b - a);
  for (let band = 0; band <= bounds.length; band += 1) {
    const [top, bottom] = [bounds[band - 1] ?? Infinity, bounds[band] ?? -Infinity];
    const isInside = ({ y }: TextSegment): boolean => y < top && y > bottom;
    push(ordered(column.filter(isInside), edge, splits + 1));
    push(ordered(right.filter(isInside), reach, splits + 1));
    const row = [...across, ...column, ...right].filter(({ y }) => y === bottom);
    push(asLines(row, reach), true);
  }
  push(ordered(below, reach, splits + 1));
  return lines;
};

/** Orders the segments of a page for reading: column by column if there is a clear gutter. */
export const sortInReadingOrder = (segments: readonly TextSegment[]): PdfLine[] =>
  ordered(
    segments,
    segments.reduce((max, { end }) => Math.max(max, end), 0),
    0,
  );
