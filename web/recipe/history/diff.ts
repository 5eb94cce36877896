/** One element of a diff of two lists. */
type DiffPart<T> =
  | { readonly kind: 'same'; readonly value: T }
  | { readonly kind: 'gone'; readonly value: T }
  | { readonly kind: 'new'; readonly value: T };

/** Above this many cells the diff would take too long: everything between the common ends counts as replaced. */
const MAX_CELLS = 4_000_000;

/** Lengths of the longest common suffixes, row by row. */
const computeLengths = <T>(before: readonly T[], after: readonly T[]): Uint32Array => {
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

const diffMiddles = <T>(before: readonly T[], after: readonly T[]): readonly DiffPart<T>[] => {
  const gone = before.map((value): DiffPart<T> => ({ kind: 'gone', value }));
  const added = after.map((value): DiffPart<T> => ({ kind: 'new', value }));
  if (before.length * after.length > MAX_CELLS) return [...gone, ...added];
  const lengths = computeLengths(before, after);
  const width = after.length + 1;
  const parts: DiffPart<T>[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const [old, fresh] = [gone[row], added[column]];
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
  return [...parts, ...gone.slice(row), ...added.slice(column)];
};

/** Diff by longest common subsequence. */
export const diff = <T>(before: readonly T[], after: readonly T[]): readonly DiffPart<T>[] => {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const same = (value: T): DiffPart<T> => ({ kind: 'same', value });
  return [
    ...before.slice(0, head).map(same),
    ...diffMiddles(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(same),
  ];
};

/** A changed line: as a whole, or by words. */
export type LineChange =
  | { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }
  | { readonly kind: 'changed'; readonly parts: readonly DiffPart<string>[] };

/** Words, spaces and punctuation, which join to the original text. */
const tokenize = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Merges neighbors of the same kind: a removed sentence is one mark, not one per word. */
const mergeRuns = (parts: readonly DiffPart<string>[]): readonly DiffPart<string>[] => {
  const runs: DiffPart<string>[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.kind === part.kind) runs[runs.length - 1] = { ...last, value: last.value + part.value };
    else runs.push(part);
  }
  return runs;
};

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Word diff of a line. */
export const diffWords = (before: string, after: string): readonly DiffPart<string>[] =>
  mergeRuns(diff(tokenize(before), tokenize(after)));

/** Lines that share at least this much of their words count as the same line, changed. */
const MIN_SIMILARITY = 0.4;

const similarity = (before: string, after: string): number => {
  const parts = diff(tokenize(before).filter(isWord), tokenize(after).filter(isWord));
  return parts.length === 0 ? 0 : parts.filter(({ kind }) => kind === 'same').length / parts.length;
};

/** Within a replaced block, pairs each removed line with the next similar added one. */
const pairLines = (gone: readonly string[], added: readonly string[]): readonly LineChange[] => {
  const changes: LineChange[] = [];
  let next = 0;
  for (const text of gone) {
    const at = added.findIndex((other, index) => index >= next && similarity(text, other) >= MIN_SIMILARITY);
    if (at === -1) {
      changes.push({ kind: 'gone', text });
      continue;
    }
    changes.push(...added.slice(next, at).map((fresh): LineChange => ({ kind: 'new', text: fresh })));
    changes.push({ kind: 'changed', parts: diffWords(text, added[at] ?? '') });
    next = at + 1;
  }
  return [...changes, ...added.slice(next).map((fresh): LineChange => ({ kind: 'new', text: fresh }))];
};

/** Line diff, with a word diff for lines that are similar. */
export const diffLines = (before: readonly string[], after: readonly string[]): readonly LineChange[] => {
  const changes: LineChange[] = [];
  let gone: string[] = [];
  let added: string[] = [];
  const settle = (): void => {
    changes.push(...pairLines(gone, added));
    [gone, added] = [[], []];
  };
  for (const { kind, value } of diff(before, after)) {
    if (kind === 'gone') gone.push(value);
    else if (kind === 'new') added.push(value);
    else {
      settle();
      changes.push({ kind: 'same', text: value });
    }
  }
  settle();
  return changes;
};
