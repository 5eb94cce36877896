import type { Language } from '../../units/index.ts';
import { allOf, anyOf, beginning, token } from './expression.ts';
import type { Expression } from './expression.ts';
import type { ParsedQuery } from './parse-query.ts';
import { conditionOf } from './filters.ts';
import type { Conditions } from './filters.ts';
import { fitsTitleToken, grammarToken, tagToken, titleWordToken, wholeTitleToken, wordToken } from './tokens.ts';
import type { UnderstoodWord } from './understand-words.ts';

/** A singular matches only in its languages: English paste is not pasta, but Italian paste are. */
const inLanguages = (text: string, languages: readonly Language[]): Expression =>
  allOf([token(text), anyOf(languages.map((language) => token(grammarToken(language))))]);

/** Leaves out words that a prefix already covers. */
const alternatives = (
  { words, singulars, beginnings }: UnderstoodWord,
  toToken: (text: string) => string,
): readonly Expression[] => {
  const isLeft = (word: string): boolean => !beginnings.some((begins) => word.startsWith(begins));
  return [
    ...words.filter(isLeft).map((word) => token(toToken(word))),
    ...[...singulars]
      .filter(([word]) => isLeft(word) && !words.includes(word))
      .map(([word, languages]) => inLanguages(toToken(word), languages)),
    ...beginnings.map((text) => beginning(toToken(text))),
  ];
};

const begunInTitle = ({ titleBeginnings }: UnderstoodWord): readonly Expression[] =>
  titleBeginnings.map((text) => beginning(titleWordToken(text)));

const anywhere = (word: UnderstoodWord): Expression =>
  anyOf([...alternatives(word, wordToken), ...begunInTitle(word), ...word.tags.map((id) => token(tagToken(id)))]);

const inTitle = (word: UnderstoodWord): Expression =>
  anyOf([...alternatives(word, titleWordToken), ...begunInTitle(word)]);

/** Matches recipes that contain all the words anywhere. */
export const withAllWords = (words: readonly UnderstoodWord[]): Expression => allOf(words.map(anywhere));

/**
 * Splits the hits into stages, each of which excludes those before it: the title equals the query, starts with it,
 * contains all its words, or the words are elsewhere. So the best hits are found without looking at all others.
 */
export const stagesOf = (
  words: readonly UnderstoodWord[],
  { phrase, isOpen }: ParsedQuery,
  { required, refused }: Conditions,
): readonly [Expression, ...Expression[]] => {
  const somewhere = withAllWords(words);
  const whole = token(wholeTitleToken(phrase));
  const begun = beginning(wholeTitleToken(isOpen ? phrase : `${phrase}-`));
  const titled = allOf(words.map(inTitle));
  const stage = (wanted: readonly [Expression, ...Expression[]], before: readonly Expression[]): Expression =>
    conditionOf({ required: [...wanted, ...required], refused: [...before, ...refused] });
  // A title that starts with the query contains all its words, unless both were truncated.
  return fitsTitleToken(phrase)
    ? [stage([whole], []), stage([begun], [whole]), stage([titled], [whole, begun]), stage([somewhere], [titled])]
    : [stage([whole, somewhere], []), stage([titled, somewhere], [whole]), stage([somewhere], [whole, titled])];
};
