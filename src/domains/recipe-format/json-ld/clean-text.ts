import { Line } from '../../../platform/schema/schema.ts';
import { storable } from '../../../platform/text/keepable.ts';

const { pattern }: { readonly pattern?: string } = Line({ maxLength: 1, description: '' }) as object;
const SEEN = new RegExp(pattern ?? '', 'u');

/** Whether a text has visible characters, as a title must. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** Truncates to a number of UTF-16 units without splitting a surrogate pair. */
export const clip = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(longest - 1)) ? longest - 1 : longest;
  return text.slice(0, end);
};

/** Joins text into one line with single spaces and without control characters. */
export const oneLine = (text: string): string =>
  storable(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Normalizes each line to single spaces, with at most one empty line in between. */
export const manyLines = (text: string): string =>
  storable(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
