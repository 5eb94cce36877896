import { diffArrays } from 'diff';

/** One element of a diff of two lists. */
type DiffPart<T> =
  | { readonly kind: 'same'; readonly value: T }
  | { readonly kind: 'gone'; readonly value: T }
  | { readonly kind: 'new'; readonly value: T };

/** Beyond this many changes a diff takes too long and helps no one: everything counts as replaced. */
const MAX_EDITS = 1000;

/** The shortest diff of two lists. */
export const diff = <T>(before: readonly T[], after: readonly T[]): readonly DiffPart<T>[] => {
  const chunks = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return chunks.flatMap(({ value, added, removed }) => {
    const kind = added ? 'new' : removed ? 'gone' : 'same';
    return value.map((one): DiffPart<T> => ({ kind, value: one }));
  });
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
