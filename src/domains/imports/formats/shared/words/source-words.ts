import { readSourceText } from '../facts/source-text.ts';

/** The source of a recipe as entered, without characters that cannot be stored; undefined if there is none. */
export const sourceInWords = (text: string): ReturnType<typeof readSourceText> =>
  readSourceText(text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' '));
