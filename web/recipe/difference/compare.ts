/** What two lists have in common, and what only one of them has, in their order. */
export type Part<T> =
  | { readonly kind: 'same'; readonly value: T }
  | { readonly kind: 'gone'; readonly value: T }
  | { readonly kind: 'new'; readonly value: T };

/** More cells than this are not worth the wait: then everything between the common ends is another text. */
const MOST_CELLS = 4_000_000;

/** Lengths of the longest common rests, one row after the other. */
const lengthsOf = <T>(before: readonly T[], after: readonly T[]): Uint32Array => {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        before[row] === after[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
};

const compareMiddles = <T>(before: readonly T[], after: readonly T[]): readonly Part<T>[] => {
  const gone = before.map((value): Part<T> => ({ kind: 'gone', value }));
  const young = after.map((value): Part<T> => ({ kind: 'new', value }));
  if (before.length * after.length > MOST_CELLS) return [...gone, ...young];
  const lengths = lengthsOf(before, after);
  const width = after.length + 1;
  const parts: Part<T>[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const [old, fresh] = [gone[row], young[column]];
    if (old === undefined || fresh === undefined) break;
    if (old.value === fresh.value) {
      parts.push({ kind: 'same', value: old.value });
      row += 1;
      column += 1;
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) {
      parts.push(old);
      row += 1;
    } else {
      parts.push(fresh);
      column += 1;
    }
  }
  return [...parts, ...gone.slice(row), ...young.slice(column)];
};

/** The shortest way from one list to the other, by the longest that they have in common. */
export const compare = <T>(before: readonly T[], after: readonly T[]): readonly Part<T>[] => {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const same = (value: T): Part<T> => ({ kind: 'same', value });
  return [
    ...before.slice(0, head).map(same),
    ...compareMiddles(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(same),
  ];
};
