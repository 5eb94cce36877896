import { languageOf } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import { guessLanguage } from './guess-language.ts';
import { labelTokens } from './label-tokens.ts';
import { putTogether } from './put-together.ts';
import type { LineReading } from './reading.ts';
import { splitElisions } from './rules/elision.ts';
import { tokensOf } from './tokens.ts';

/**
 * Reads one line of an ingredient list. Whatever the line is, there is a reading: what is not understood stays in the
 * text, and every part of the reading tells its place there. The language is guessed where none is given.
 */
export const readLine = (text: string, languageTag?: string): LineReading => {
  const known = languageOf(languageTag);
  return known === undefined ? readIn(text, guessLanguage(tokensOf(text))) : readIn(text, known);
};

/** What follows an `or` is read as a line of its own, in the language of the whole. */
const readIn = (text: string, language: Language): LineReading => {
  const tokens = splitElisions(tokensOf(text), language);
  return putTogether({ text, tokens, labels: labelTokens(tokens, language), language }, (other) =>
    readIn(other, language),
  );
};
