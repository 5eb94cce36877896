import { allOf, anyOf, beginning, token } from './expression.ts';
import type { Expression } from './expression.ts';
import type { ParsedQuery } from './parse-query.ts';
import { conditionOf } from './filters.ts';
import type { Filters } from './filters.ts';
import { fitsTitleToken, tagToken, titleWordToken, wholeTitleToken, wordToken } from './tokens.ts';
import type { UnderstoodWord } from './understand-words.ts';

/** Words that begin with what is asked for as a beginning are found with it. */
const alternatives = (
  { words, beginnings }: UnderstoodWord,
  toToken: (text: string) => string,
): readonly Expression[] => [
  ...words.filter((word) => !beginnings.some((begins) => word.startsWith(begins))).map((word) => token(toToken(word))),
  ...beginnings.map((text) => beginning(toToken(text))),
];

const anywhere = (word: UnderstoodWord): Expression =>
  anyOf([...alternatives(word, wordToken), ...word.tags.map((id) => token(tagToken(id)))]);

const inTitle = (word: UnderstoodWord): Expression => anyOf(alternatives(word, titleWordToken));

/** Recipes that have all the words somewhere. */
export const withAllWords = (words: readonly UnderstoodWord[]): Expression => allOf(words.map(anywhere));

/**
 * What is found, in stages of which each leaves out those before: the title is what was asked for, it begins with that,
 * it has all the words, something else has. So the best are found without a look at all the others.
 */
export const stagesOf = (
  words: readonly UnderstoodWord[],
  { phrase, isOpen }: ParsedQuery,
  { required, refused }: Filters,
): readonly [Expression, ...Expression[]] => {
  const somewhere = withAllWords(words);
  const whole = token(wholeTitleToken(phrase));
  const begun = beginning(wholeTitleToken(isOpen ? phrase : `${phrase}-`));
  const titled = allOf(words.map(inTitle));
  const stage = (wanted: readonly [Expression, ...Expression[]], before: readonly Expression[]): Expression =>
    conditionOf({ required: [...wanted, ...required], refused: [...before, ...refused] });
  // A title that begins with the query has all its words, unless both were cut off.
  return fitsTitleToken(phrase)
    ? [stage([whole], []), stage([begun], [whole]), stage([titled], [whole, begun]), stage([somewhere], [titled])]
    : [stage([whole, somewhere], []), stage([titled, somewhere], [whole]), stage([somewhere], [whole, titled])];
};
