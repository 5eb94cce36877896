import type { Language } from '../../../units/index.ts';
import { allOf, anyOf, prefix, token } from './expression.ts';
import type { Expression } from './expression.ts';
import type { ParsedQuery } from './parse-query.ts';
import { toExpression } from './filters.ts';
import type { IndexConditions } from './filters.ts';
import {
  fitsInTitleToken,
  grammarLanguageToken,
  tagToken,
  titleWordToken,
  wholeTitleToken,
  wordToken,
} from '../index/tokens.ts';
import type { ExpandedWord } from './expand-query-words.ts';

/** A singular matches only in its languages: English paste is not pasta, but Italian paste are. */
const inLanguages = (text: string, languages: readonly Language[]): Expression =>
  allOf([token(text), anyOf(languages.map((language) => token(grammarLanguageToken(language))))]);

/** Leaves out words that a prefix already covers. */
const alternatives = (
  { words, singulars, prefixes }: ExpandedWord,
  toToken: (text: string) => string,
): readonly Expression[] => {
  const isLeft = (word: string): boolean => !prefixes.some((begins) => word.startsWith(begins));
  return [
    ...words.filter(isLeft).map((word) => token(toToken(word))),
    ...[...singulars]
      .filter(([word]) => isLeft(word) && !words.includes(word))
      .map(([word, languages]) => inLanguages(toToken(word), languages)),
    ...prefixes.map((text) => prefix(toToken(text))),
  ];
};

const begunInTitle = ({ titlePrefixes }: ExpandedWord): readonly Expression[] =>
  titlePrefixes.map((text) => prefix(titleWordToken(text)));

const anywhere = (word: ExpandedWord): Expression =>
  anyOf([...alternatives(word, wordToken), ...begunInTitle(word), ...word.tags.map((id) => token(tagToken(id)))]);

const inTitle = (word: ExpandedWord): Expression =>
  anyOf([...alternatives(word, titleWordToken), ...begunInTitle(word)]);

/** Matches recipes that contain all the words anywhere. */
export const containsAllWords = (words: readonly ExpandedWord[]): Expression => allOf(words.map(anywhere));

/**
 * Splits the hits into stages, each of which excludes those before it: the title equals the query, starts with it,
 * contains all its words, or the words are elsewhere. So the best hits are found without looking at all others.
 */
export const createRelevanceStages = (
  words: readonly ExpandedWord[],
  { phrase, isLastWordIncomplete }: ParsedQuery,
  { required, excluded }: IndexConditions,
): readonly [Expression, ...Expression[]] => {
  const somewhere = containsAllWords(words);
  const whole = token(wholeTitleToken(phrase));
  const begun = prefix(wholeTitleToken(isLastWordIncomplete ? phrase : `${phrase}-`));
  const titled = allOf(words.map(inTitle));
  const stage = (wanted: readonly [Expression, ...Expression[]], before: readonly Expression[]): Expression =>
    toExpression({ required: [...wanted, ...required], excluded: [...before, ...excluded] });
  // A title that starts with the query contains all its words, unless both were truncated.
  return fitsInTitleToken(phrase)
    ? [stage([whole], []), stage([begun], [whole]), stage([titled], [whole, begun]), stage([somewhere], [titled])]
    : [stage([whole, somewhere], []), stage([titled, somewhere], [whole]), stage([somewhere], [whole, titled])];
};
