import { toLanguage } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import { guessLanguage } from './guess-language.ts';
import { labelTokens } from './label-tokens.ts';
import type { LabelledLine } from './labelled-line.ts';
import { amountsOf, putTogether } from './put-together.ts';
import type { LineAmounts, LineReading } from './reading.ts';
import { splitElisions } from './rules/elision.ts';
import { tokensOf } from './tokens.ts';

/**
 * Parses one line of an ingredient list. It never fails: what is not understood remains in `text`, and every part comes
 * with its position there. Without a supported language tag, the language is guessed.
 */
export const readLine = (text: string, languageTag?: string): LineReading =>
  readIn(text, languageOfLine(text, languageTag));

/** The amounts that `readLine` would return, for callers that need nothing else. */
export const readLineAmounts = (text: string, languageTag?: string): LineAmounts =>
  amountsOf(labelledLine(text, languageOfLine(text, languageTag)));

const languageOfLine = (text: string, tag: string | undefined): Language =>
  toLanguage(tag) ?? guessLanguage(tokensOf(text).slice(0, MOST_TOKENS));

/** No real ingredient line is longer, and parsing more would only take time; the text is kept complete. */
const MOST_TOKENS = 400;

/** What follows an `or` is read as a line of its own, in the language of the whole, and offers nothing further. */
const readIn = (text: string, language: Language): LineReading =>
  putTogether(labelledLine(text, language), (other) => putTogether(labelledLine(other, language)));

const labelledLine = (text: string, language: Language): LabelledLine => {
  const tokens = splitElisions(tokensOf(text).slice(0, MOST_TOKENS), language);
  return { text, tokens, labels: labelTokens(tokens, language), language };
};
