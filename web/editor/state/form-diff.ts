import type { Form, Picture, Row } from '../document/form.ts';

/** Where two forms differ, and where to continue editing after switching between them. */
export interface FormChange {
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
const MAX_SMALL_EDIT = 2;

interface TextChange {
  readonly at: number;
  readonly isSmall: boolean;
}

/** Compares by the common prefix and suffix. */
const diffText = (before: string, after: string): TextChange => {
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < max - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    at: after.length - end,
    isSmall: before !== after && Math.max(before.length, after.length) - start - end <= MAX_SMALL_EDIT,
  };
};

interface Keyed {
  readonly key: string;
}

const isSameOrder = (a: readonly Keyed[], b: readonly Keyed[]): boolean =>
  a.length === b.length && a.every(({ key }, place) => key === b[place]?.key);

/** The moved element, if nothing else changed. When two swapped it may be either. */
const findMoved = <T extends Keyed>(
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

const diffRows = (field: RowField, before: readonly Row[], after: readonly Row[], near?: string): FormChange => {
  const first = after.findIndex((row, place) => row !== before[place]);
  // After all inserted rows, or at the first changed one.
  const last = after.findLastIndex((row, place) => row !== before[place + before.length - after.length]);
  const row = after[after.length > before.length ? last : first] ?? after.at(-1);
  if (row === undefined) return { field, isSmall: false };
  const { key } = row;
  const isMove = before.length === after.length && !isSameOrder(before, after);
  const likely = isMove ? [after.find((one) => one.key === near), after[first], before[first]] : [];
  const moved = findMoved(before, after, likely);
  if (moved !== undefined) return { field, key: moved.key, part: 'place', isSmall: true };
  const former = before.find((one) => one.key === key) ?? row;
  const part = former.text === row.text && former.heading !== row.heading ? 'heading' : 'text';
  const { at, isSmall } = diffText(former[part], row[part]);
  const isOnly =
    isSameOrder(before, after) &&
    former.kind === row.kind &&
    after.every((one, place) => one === row || one === before[place]);
  return { field, key, part, at: former[part] === row[part] ? row[part].length : at, isSmall: isOnly && isSmall };
};

const diffPictures = (before: readonly Picture[], after: readonly Picture[]): FormChange => {
  const picture = after.find((one, place) => one !== before[place]);
  if (picture === undefined) return { field: 'pictures', isSmall: false };
  const { key, alt } = picture;
  const former = before.find((one) => one.key === key);
  if (former === undefined || !isSameOrder(before, after)) return { field: 'pictures', key, isSmall: false };
  return { field: 'pictures', key, ...diffText(former.alt, alt) };
};

/** The change between two forms, preferring the row near the caret; undefined if they are equal. */
export const diffForms = (before: Form, after: Form, near?: string): FormChange | undefined => {
  for (const field of ['ingredients', 'steps'] as const) {
    if (before[field] !== after[field]) return diffRows(field, before[field], after[field], near);
  }
  if (before.pictures !== after.pictures) return diffPictures(before.pictures, after.pictures);
  if (before.tags !== after.tags) return { field: 'tags', isSmall: false };
  for (const field of TEXT_FIELDS) {
    if (before[field] !== after[field]) return { field, ...diffText(before[field], after[field]) };
  }
  return undefined;
};

const TEXT_FIELDS = [
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
