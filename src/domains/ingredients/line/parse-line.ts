import { toLanguage } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import { detectLineLanguage } from './language/detect-language.ts';
import { joinNumberTokens } from './join-number-tokens.ts';
import { labelTokens } from './label-tokens.ts';
import type { LabeledLine } from './labeled-line.ts';
import { toLineAmounts, toParsedLine } from './to-parsed-line.ts';
import type { LineAmounts, ParsedIngredientLine } from './parsed-line.ts';
import { splitElisions } from './language/split-elisions.ts';
import { tokenizeLine } from './tokenize-line.ts';

/**
 * Parses one line of an ingredient list. It never fails: what is not understood remains in `text`, and every part comes
 * with its position there. Without a supported language tag, the language is guessed.
 */
export const parseLine = (text: string, languageTag?: string): ParsedIngredientLine =>
  readIn(text, languageOfLine(text, languageTag));

/** The amounts that `parseLine` would return, for callers that need nothing else. */
export const parseLineAmounts = (text: string, languageTag?: string): LineAmounts =>
  toLineAmounts(labelledLine(text, languageOfLine(text, languageTag)));

const languageOfLine = (text: string, tag: string | undefined): Language =>
  toLanguage(tag) ?? detectLineLanguage(tokenizeLine(text).slice(0, MAX_TOKENS));

/** No real ingredient line is longer, and parsing more would only take time; the text is kept complete. */
const MAX_TOKENS = 400;

/** What follows an `or` is read as a line of its own, in the language of the whole, and offers nothing further. */
const readIn = (text: string, language: Language): ParsedIngredientLine =>
  toParsedLine(labelledLine(text, language), (other) => toParsedLine(labelledLine(other, language)));

const labelledLine = (text: string, language: Language): LabeledLine => {
  const tokens = splitElisions(tokenizeLine(text).slice(0, MAX_TOKENS), language);
  return joinNumberTokens({ text, tokens, labels: labelTokens(tokens, language), language });
};
