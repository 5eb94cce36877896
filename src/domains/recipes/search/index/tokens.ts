import { labelTokenPrefixes } from '../../recipes.tables.ts';
import type { Language } from '../../../units/index.ts';

/**
 * The tokens of a recipe in the index. A word is its own token; all others start with a character that no word
 * contains. Tokens consist of letters of any script, digits and `~ : = -`, so that both engines treat each as one
 * token.
 */

/** In UTF-16 code units. Longer tokens are truncated, both when indexing and when searching. */
const MAX_LENGTH = 60;

const cut = (token: string): string =>
  token.length <= MAX_LENGTH ? token : token.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** Every recipe has this token. */
export const EVERY_RECIPE_TOKEN = labelTokenPrefixes.every;

export const wordToken = (word: string): string => cut(word);

/** A title word, in addition to the same word as a text word. */
export const titleWordToken = (word: string): string => cut(`~${word}`);

/** Joins the words of a title or a query. */
export const joinWordsWithDashes = (words: readonly string[]): string => words.join('-');

export const wholeTitleToken = (phrase: string): string => cut(`=${phrase}`);

/** Whether the token of a title fits without truncation, including its leading sign and a trailing dash. */
export const fitsInTitleToken = (phrase: string): boolean => phrase.length <= MAX_LENGTH - 2;

export const tagToken = (id: string): string => labelTokenPrefixes.tag + id;
export const facetToken = (id: string): string => labelTokenPrefixes.facet + id;
export const favoriteToken = (userId: string): string => labelTokenPrefixes.favorite + userId;

export const languageToken = (tag: string): string => cut(`:l${tag.toLowerCase()}`);

/** A recipe in `zh-Hant-TW` is found as that, as `zh-Hant` and as `zh`. */
export const languageTokens = (tag: string | undefined): readonly string[] => {
  if (tag === undefined) return [];
  const parts = tag.split('-');
  return [...new Set(parts.map((_, last) => languageToken(parts.slice(0, last + 1).join('-'))))];
};

/** The language whose rules give the singular of a recipe's words, declared or guessed. */
export const grammarLanguageToken = (language: Language): string => `:g${language}`;

export const foodToken = (food: string): string => cut(`:i${food}`);

// Tokens for duplicates and similar recipes. SQLite also indexes prefixes of two to four letters of all tokens. These
// tokens share their first letters, which saves a third of their cost.
export const urlFingerprintToken = (fingerprint: string): string => `:url${fingerprint}`;
export const sourceFingerprintToken = (fingerprint: string): string => `:src${fingerprint}`;

const LIKENESS = ':sim';
export const similarityToken = (band: string, place: number): string => `${LIKENESS}${place.toString(36)}${band}`;
export const isSimilarityToken = (token: string): boolean => token.startsWith(LIKENESS);

/** In characters. The tokens for duplicates come before all others of a recipe and end within this length. */
export const MAX_DUPLICATE_TOKENS_LENGTH = 250;
