import { getSingularizer } from '../../../ingredients/index.ts';
import { languages } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';
import { isStopWord } from '../index/stop-words.ts';
import { splitIntoWordSpellings } from '../index/word-spellings.ts';
import { joinWordsWithDashes } from '../index/tokens.ts';

/** A word of a query. */
export interface QueryWord {
  /** As typed, folded. */
  readonly text: string;
  /** Every equivalent word: its spellings, and its singular in each language. */
  readonly forms: readonly string[];
  /** Forms that are the singular in some languages only. They match only recipes in these languages. */
  readonly singulars: ReadonlyMap<string, readonly Language[]>;
  /** Prefixes that match any word, if the word may be incomplete. */
  readonly prefixes: readonly string[];
  /** Prefixes that match title words only. */
  readonly titlePrefixes: readonly string[];
}

export interface ParsedQuery {
  /** At least one. A recipe has to match all of them. */
  readonly words: readonly QueryWord[];
  /** All words as typed, in order, to compare with a whole title. */
  readonly phrase: string;
  /** Whether the last word may be incomplete. */
  readonly isLastWordIncomplete: boolean;
}

/** What a word matches as a prefix: nothing, title words, or any word. */
type Reach = 'whole' | 'title' | 'anywhere';

/** Every singular that differs from the word, with the languages in which it is one. */
const singularsOf = (spellings: readonly string[]): ReadonlyMap<string, readonly Language[]> => {
  const singulars = new Map<string, Language[]>();
  for (const language of languages) {
    for (const one of new Set(spellings.map(getSingularizer(language)))) {
      if (spellings.includes(one)) continue;
      const known = singulars.get(one);
      if (known === undefined) singulars.set(one, [language]);
      else known.push(language);
    }
  }
  return singulars;
};

const wordOf = (spellings: readonly string[], reach: Reach): QueryWord => {
  const singulars = singularsOf(spellings);
  return {
    text: spellings[0] ?? '',
    forms: [...spellings, ...singulars.keys()],
    // A form that is the singular in all languages matches recipes in any language.
    singulars: new Map([...singulars].filter(([, those]) => those.length < languages.length)),
    prefixes: reach === 'anywhere' ? spellings : [],
    titlePrefixes: reach === 'title' ? spellings : [],
  };
};

/** A single letter starts a large share of all words, so it matches only title words. */
const reachOf = (q: string, word: string): Reach => {
  if (/\s$/.test(q) || /^\d$/.test(word)) return 'whole';
  return /^[a-z]$/.test(word) ? 'title' : 'anywhere';
};

/**
 * Parses the words of a query. The last word is still being typed, unless a space follows it. Stop words are dropped if
 * another word remains, except the last word: `of` may become `offal`. Undefined if there is nothing to search for.
 */
export const parseQuery = (q: string): ParsedQuery | undefined => {
  const spelled = splitIntoWordSpellings(q);
  const last = spelled.at(-1);
  if (last === undefined) return undefined;
  const reach = reachOf(q, last[0] ?? '');
  const isOpen = reach !== 'whole';
  const telling = spelled.filter(([text = ''], index) => (isOpen && index === spelled.length - 1) || !isStopWord(text));
  const kept = telling.length > 0 ? telling : [last];
  const words = kept.map((spellings) => wordOf(spellings, spellings === last ? reach : 'whole'));
  return {
    words: [
      ...new Map(
        words.map((word) => [`${word.text} ${word.prefixes.length} ${word.titlePrefixes.length}`, word]),
      ).values(),
    ],
    phrase: joinWordsWithDashes(spelled.map(([text = '']) => text)),
    isLastWordIncomplete: isOpen,
  };
};
