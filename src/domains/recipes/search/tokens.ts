import { tokenSigns } from '../../../platform/db/tables/recipes.ts';
import type { Language } from '../../units/index.ts';

/**
 * What the index holds of a recipe. A word is a token as it is; the others begin with a sign that no word has. Tokens
 * hold letters of any script, digits and `~ : = -`, so that both engines take each of them for one.
 */

/** In characters as JavaScript counts them. Longer ones are cut, when they are written and when they are asked for. */
const LONGEST = 60;

const cut = (token: string): string =>
  token.length <= LONGEST ? token : token.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');

/** Every recipe has it. */
export const EVERY_RECIPE = tokenSigns.every;

/** A recipe has it while everything that it needs is in the pantry. */
export const COOKABLE = tokenSigns.cookable;

export const wordToken = (word: string): string => cut(word);

/** A word of the title, beside the same word as one of the text. */
export const titleWordToken = (word: string): string => cut(`~${word}`);

/** The words of a title or a query, one after the other. */
export const phraseOf = (words: readonly string[]): string => words.join('-');

export const wholeTitleToken = (phrase: string): string => cut(`=${phrase}`);

/** Whether the token of a title tells all of it, with the sign before it and a dash behind it. */
export const fitsTitleToken = (phrase: string): boolean => phrase.length <= LONGEST - 2;

export const tagToken = (id: string): string => tokenSigns.tag + id;
export const facetToken = (id: string): string => tokenSigns.facet + id;
export const favoriteToken = (userId: string): string => tokenSigns.favorite + userId;

export const languageToken = (tag: string): string => cut(`:l${tag.toLowerCase()}`);

/** A recipe in `zh-Hant-TW` is found as that, as `zh-Hant` and as `zh`. */
export const languageTokens = (tag: string | undefined): readonly string[] => {
  if (tag === undefined) return [];
  const parts = tag.split('-');
  return [...new Set(parts.map((_, last) => languageToken(parts.slice(0, last + 1).join('-'))))];
};

/** The language by whose rules the words of a recipe are put into the singular, declared or not. */
export const grammarToken = (language: Language): string => `:g${language}`;

export const foodToken = (food: string): string => cut(`:i${food}`);

// By what a recipe is the same as another, or alike. SQLite also indexes the first two to four letters of all tokens:
// these have them in common, which spares it a third of what they cost.
export const addressToken = (fingerprint: string): string => `:url${fingerprint}`;
export const sourceToken = (fingerprint: string): string => `:src${fingerprint}`;

const LIKENESS = ':sim';
export const likenessToken = (band: string, place: number): string => `${LIKENESS}${place.toString(36)}${band}`;
export const isLikenessToken = (token: string): boolean => token.startsWith(LIKENESS);

/** In characters: these stand before all others of a recipe, and end before this. */
export const TWINS_END = 250;
