import { compare } from './compare.ts';
import type { Part } from './compare.ts';

/** A line as it is shown: whole, or with the words in it that came and went. */
export type LineChange =
  | { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }
  | { readonly kind: 'changed'; readonly parts: readonly Part<string>[] };

/** Words with the spaces and signs between them, so that joined they are the text again. */
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Neighbours of the same kind as one: a sentence that went is one mark, and not one for each word. */
const joined = (parts: readonly Part<string>[]): readonly Part<string>[] => {
  const runs: Part<string>[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.kind === part.kind) runs[runs.length - 1] = { ...last, value: last.value + part.value };
    else runs.push(part);
  }
  return runs;
};

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** What one line became, word by word. */
export const compareWords = (before: string, after: string): readonly Part<string>[] =>
  joined(compare(wordsOf(before), wordsOf(after)));

/** Lines that share at least this much of their words are the same line, changed. */
const ALIKE = 0.4;

const alikeness = (before: string, after: string): number => {
  const parts = compare(wordsOf(before).filter(isWord), wordsOf(after).filter(isWord));
  return parts.length === 0 ? 0 : parts.filter(({ kind }) => kind === 'same').length / parts.length;
};

/** Of a stretch that was replaced: each old line with the new one at the same place, where they are alike. */
const pairUp = (gone: readonly string[], young: readonly string[]): readonly LineChange[] => {
  const changes: LineChange[] = [];
  let next = 0;
  for (const text of gone) {
    const at = young.findIndex((other, index) => index >= next && alikeness(text, other) >= ALIKE);
    if (at === -1) {
      changes.push({ kind: 'gone', text });
      continue;
    }
    changes.push(...young.slice(next, at).map((fresh): LineChange => ({ kind: 'new', text: fresh })));
    changes.push({ kind: 'changed', parts: compareWords(text, young[at] ?? '') });
    next = at + 1;
  }
  return [...changes, ...young.slice(next).map((fresh): LineChange => ({ kind: 'new', text: fresh }))];
};

/** What became of some lines: by line first, then by word where a line is still the same one. */
export const compareLines = (before: readonly string[], after: readonly string[]): readonly LineChange[] => {
  const changes: LineChange[] = [];
  let gone: string[] = [];
  let young: string[] = [];
  const settle = (): void => {
    changes.push(...pairUp(gone, young));
    [gone, young] = [[], []];
  };
  for (const { kind, value } of compare(before, after)) {
    if (kind === 'gone') gone.push(value);
    else if (kind === 'new') young.push(value);
    else {
      settle();
      changes.push({ kind: 'same', text: value });
    }
  }
  settle();
  return changes;
};
