import { readSourceText } from '../facts/source-text.ts';

/** Where a recipe comes from as somebody entered it, without signs that could not be kept; undefined where nobody did. */
export const sourceInWords = (text: string): ReturnType<typeof readSourceText> =>
  readSourceText(text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' '));
