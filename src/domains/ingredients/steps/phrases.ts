import type { Token } from './tokens.ts';
import { wordAt } from './tokens.ts';

/** Words and phrases with their meanings, for lookup in a text. */
export interface Phrases<T> {
  readonly byFirstWord: ReadonlyMap<string, readonly { readonly rest: readonly string[]; readonly meaning: T }[]>;
}

export interface FoundPhrase<T> {
  readonly meaning: T;
  /** The index of the token after the phrase. */
  readonly end: number;
}

/** Builds a table from comma-separated phrases for each meaning: `[['about, more or less', 'about']]`. */
export const phrasesOf = <T>(lists: Iterable<readonly [phrases: string, meaning: T]>): Phrases<T> => {
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
export const phraseAt = <T>(
  { byFirstWord }: Phrases<T>,
  tokens: readonly Token[],
  at: number,
): FoundPhrase<T> | undefined => {
  const first = wordAt(tokens, at);
  if (first === undefined) return undefined;
  for (const { rest, meaning } of byFirstWord.get(first) ?? []) {
    let next = at + 1;
    let fits = true;
    for (const word of rest) {
      if (wordAt(tokens, next) === undefined && tokens[next]?.key === '-' && tokens[next]?.spaced === false) next += 1;
      if (wordAt(tokens, next) !== word) {
        fits = false;
        break;
      }
      next += 1;
    }
    if (fits) return { meaning, end: next };
  }
  return undefined;
};
