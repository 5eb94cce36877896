import type { StepToken } from './tokenize-step.ts';
import { getWordAt } from './tokenize-step.ts';

/** Words and phrases with their meanings, for lookup in a text. */
export interface PhraseTable<T> {
  readonly byFirstWord: ReadonlyMap<string, readonly { readonly rest: readonly string[]; readonly meaning: T }[]>;
}

export interface PhraseMatch<T> {
  readonly meaning: T;
  /** The index of the token after the phrase. */
  readonly end: number;
}

/** Builds a table from comma-separated phrases for each meaning: `[['about, more or less', 'about']]`. */
export const createPhraseTable = <T>(lists: Iterable<readonly [phrases: string, meaning: T]>): PhraseTable<T> => {
  const byFirstWord = new Map<string, { rest: readonly string[]; meaning: T }[]>();
  for (const [phrases, meaning] of lists) {
    for (const phrase of phrases.split(',')) {
      const [first, ...rest] = phrase.trim().split(' ');
      if (first === undefined || first === '') continue;
      const others = byFirstWord.get(first) ?? [];
      others.push({ rest, meaning });
      byFirstWord.set(
        first,
        others.sort((a, b) => b.rest.length - a.rest.length),
      );
    }
  }
  return { byFirstWord };
};

/** The longest phrase that starts at `at`. Hyphens can join its words: `fan-forced`. */
export const findPhraseAt = <T>(
  { byFirstWord }: PhraseTable<T>,
  tokens: readonly StepToken[],
  at: number,
): PhraseMatch<T> | undefined => {
  const first = getWordAt(tokens, at);
  if (first === undefined) return undefined;
  for (const { rest, meaning } of byFirstWord.get(first) ?? []) {
    let next = at + 1;
    let fits = true;
    for (const word of rest) {
      if (getWordAt(tokens, next) === undefined && tokens[next]?.key === '-' && tokens[next]?.hasSpaceBefore === false)
        next += 1;
      if (getWordAt(tokens, next) !== word) {
        fits = false;
        break;
      }
      next += 1;
    }
    if (fits) return { meaning, end: next };
  }
  return undefined;
};
