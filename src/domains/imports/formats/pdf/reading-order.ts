import type { Segment } from './page-fragments.ts';

/** One line of a page as it is read. */
export interface PageLine {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly end: number;
  /** How far lines go where it stands. */
  readonly right: number;
  /** Where a column begins, or the page. */
  readonly isFirst: boolean;
}

/** How many lines a column has at least, and how many columns a page has at most. */
const LEAST_LINES = 4;
const MOST_SPLITS = 3;
/** Lines that may run across a gutter, as titles do, in parts of a hundred. */
const MOST_ACROSS = 0.25;
const TOLERANCE = 4;
/** In a table of amounts the amounts are as short as this. */
const LONGEST_AMOUNT = 14;

const medianOf = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Left edges at which several segments begin, apart from the leftmost: where a column could start. */
const candidateEdges = (segments: readonly Segment[]): number[] => {
  const counts = new Map<number, number>();
  for (const { x } of segments) {
    const key = Math.round(x / TOLERANCE);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .filter(([key, count]) => count + (counts.get(key + 1) ?? 0) + (counts.get(key - 1) ?? 0) >= LEAST_LINES)
    .map(([key]) => (key - 1) * TOLERANCE)
    .sort((a, b) => a - b);
};

interface Gutter {
  readonly left: readonly Segment[];
  readonly right: readonly Segment[];
  readonly across: readonly Segment[];
}

/** What begins right of everything on the left is on the right, even where it stands out of its column. */
const splitAt = (segments: readonly Segment[], x: number): Gutter => {
  const left = segments.filter(({ end }) => end <= x);
  const reach = left.reduce((most, { end }) => Math.max(most, end), 0);
  return {
    left,
    right: segments.filter((segment) => segment.end > x && segment.x > reach),
    across: segments.filter((segment) => segment.end > x && segment.x <= reach),
  };
};

/** Rows of amounts and foods look like two columns, and are lines: each amount has its food beside it. */
const isTable = ({ left, right }: Gutter): boolean => {
  const rows = new Set(right.map(({ y }) => Math.round(y / TOLERANCE)));
  const beside = left.filter(({ y }) => [-1, 0, 1].some((step) => rows.has(Math.round(y / TOLERANCE) + step))).length;
  return beside >= left.length * 0.7 && medianOf(left.map(({ text }) => text.length)) <= LONGEST_AMOUNT;
};

/** The gutter that parts a page best: with the fewest lines across, and enough on both sides. */
const findGutter = (segments: readonly Segment[]): Gutter | undefined => {
  let best: Gutter | undefined;
  for (const edge of candidateEdges(segments).slice(0, 200)) {
    const gutter = splitAt(segments, edge);
    const { left, right, across } = gutter;
    if (left.length < LEAST_LINES || right.length < LEAST_LINES) continue;
    if (across.length > segments.length * MOST_ACROSS || isTable(gutter)) continue;
    if (best === undefined || across.length < best.across.length) best = gutter;
  }
  return best;
};

/** Segments of one line next to each other, as in a table. */
const asLines = (segments: readonly Segment[]): PageLine[] => {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const [first] = rows.at(-1) ?? [];
    if (first !== undefined && Math.abs(first.y - segment.y) <= first.size * 0.4) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  const right = segments.reduce((most, { end }) => Math.max(most, end), 0);
  return rows.map((row, index) => ({
    text: row
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text.trim())
      .join(' '),
    y: row[0]?.y ?? 0,
    size: row.reduce((most, { size }) => Math.max(most, size), 0),
    end: row.reduce((most, { end }) => Math.max(most, end), 0),
    right,
    isFirst: index === 0,
  }));
};

const OTHER_SIZE = 1.15;

/** Where, below the end of the right column, what stands on the left is no longer a column: at a gap or a heading. */
const endOfColumn = (left: readonly Segment[], right: readonly Segment[]): number => {
  const bottom = right.reduce((least, { y }) => Math.min(least, y), Infinity);
  const sorted = left.toSorted((a, b) => b.y - a.y);
  const usual = medianOf(sorted.map(({ size }) => size));
  for (const [index, { y, size }] of sorted.entries()) {
    const above = sorted[index - 1];
    if (above === undefined || y >= bottom) continue;
    if (above.y - y > usual * 2.2 || size > usual * OTHER_SIZE) return y;
  }
  return -Infinity;
};

/** The lines of a page in the order in which people read them: column by column where there is a clear gutter. */
export const inReadingOrder = (segments: readonly Segment[], splits = 0): PageLine[] => {
  const gutter = splits < MOST_SPLITS && segments.length < 5000 ? findGutter(segments) : undefined;
  if (gutter === undefined) return asLines(segments);
  const { left, right, across } = gutter;
  const end = endOfColumn(left, right);
  const below = left.filter(({ y }) => y <= end);
  const columns = [left.filter(({ y }) => y > end), right];
  const bounds = across.map(({ y }) => y).sort((a, b) => b - a);
  const lines: PageLine[] = [];
  const push = (more: readonly PageLine[]): void => {
    for (const line of more) lines.push(line);
  };
  // What runs across the page parts it from top to bottom, too.
  for (let band = 0; band <= bounds.length; band += 1) {
    const [top, bottom] = [bounds[band - 1] ?? Infinity, bounds[band] ?? -Infinity];
    for (const column of columns) push(inReadingOrder(column.filter(({ y }) => y < top && y > bottom), splits + 1));
    push(asLines([...across, ...left, ...right].filter(({ y }) => y === bottom)));
  }
  push(inReadingOrder(below, splits + 1));
  return lines;
};
