import type { Form, Picture, Row } from '../document/form.ts';

/** Where two forms differ, and where to continue editing after switching between them. */
export interface Change {
  readonly field: keyof Form;
  /** The row or image. */
  readonly key?: string;
  /** A text, or the position. */
  readonly part?: 'text' | 'heading' | 'place';
  /** The caret offset; undefined to leave it. */
  readonly at?: number;
  /** Whether it can be grouped with the next change at the same place: a typed letter, or a row moved by one. */
  readonly isSmall: boolean;
}

/** What one key press inserts or deletes; an emoji has two code units. */
const MOST_LETTERS = 2;

interface TextChange {
  readonly at: number;
  readonly isSmall: boolean;
}

/** Compares by the common prefix and suffix. */
const textChange = (before: string, after: string): TextChange => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    at: after.length - end,
    isSmall: before !== after && Math.max(before.length, after.length) - start - end <= MOST_LETTERS,
  };
};

interface Keyed {
  readonly key: string;
}

const isSameOrder = (a: readonly Keyed[], b: readonly Keyed[]): boolean =>
  a.length === b.length && a.every(({ key }, place) => key === b[place]?.key);

/** The moved element, if nothing else changed. When two swapped it may be either. */
const movedIn = <T extends Keyed>(
  before: readonly T[],
  after: readonly T[],
  likely: readonly (T | undefined)[],
): T | undefined =>
  likely.find(
    (moved) =>
      moved !== undefined &&
      after.includes(moved) &&
      isSameOrder(
        before.filter((one) => one !== moved),
        after.filter((one) => one !== moved),
      ),
  );

type RowField = 'ingredients' | 'steps';

const rowChange = (field: RowField, before: readonly Row[], after: readonly Row[], near?: string): Change => {
  const first = after.findIndex((row, place) => row !== before[place]);
  // After all inserted rows, or at the first changed one.
  const last = after.findLastIndex((row, place) => row !== before[place + before.length - after.length]);
  const row = after[after.length > before.length ? last : first] ?? after.at(-1);
  if (row === undefined) return { field, isSmall: false };
  const { key } = row;
  const isMove = before.length === after.length && !isSameOrder(before, after);
  const likely = isMove ? [after.find((one) => one.key === near), after[first], before[first]] : [];
  const moved = movedIn(before, after, likely);
  if (moved !== undefined) return { field, key: moved.key, part: 'place', isSmall: true };
  const former = before.find((one) => one.key === key) ?? row;
  const part = former.text === row.text && former.heading !== row.heading ? 'heading' : 'text';
  const { at, isSmall } = textChange(former[part], row[part]);
  const isOnly =
    isSameOrder(before, after) &&
    former.kind === row.kind &&
    after.every((one, place) => one === row || one === before[place]);
  return { field, key, part, at: former[part] === row[part] ? row[part].length : at, isSmall: isOnly && isSmall };
};

const pictureChange = (before: readonly Picture[], after: readonly Picture[]): Change => {
  const picture = after.find((one, place) => one !== before[place]);
  if (picture === undefined) return { field: 'pictures', isSmall: false };
  const { key, alt } = picture;
  const former = before.find((one) => one.key === key);
  if (former === undefined || !isSameOrder(before, after)) return { field: 'pictures', key, isSmall: false };
  return { field: 'pictures', key, ...textChange(former.alt, alt) };
};

/** The change between two forms, preferring the row near the caret; undefined if they are equal. */
export const changeBetween = (before: Form, after: Form, near?: string): Change | undefined => {
  for (const field of ['ingredients', 'steps'] as const) {
    if (before[field] !== after[field]) return rowChange(field, before[field], after[field], near);
  }
  if (before.pictures !== after.pictures) return pictureChange(before.pictures, after.pictures);
  if (before.tags !== after.tags) return { field: 'tags', isSmall: false };
  for (const field of TEXTS) {
    if (before[field] !== after[field]) return { field, ...textChange(before[field], after[field]) };
  }
  return undefined;
};

const TEXTS = [
  'title',
  'description',
  'yields',
  'active',
  'total',
  'language',
  'sourceName',
  'sourceUrl',
  'authors',
  'notes',
] as const satisfies readonly (keyof Form)[];
