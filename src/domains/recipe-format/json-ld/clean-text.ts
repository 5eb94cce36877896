import { Line } from '../../../platform/schema/schema-builders.ts';
import { toStorable } from '../../../platform/text/storable-text.ts';

const { pattern }: { readonly pattern?: string } = Line({ maxLength: 1, description: '' }) as object;
const VISIBLE = new RegExp(pattern ?? '', 'u');

/** Whether a text has visible characters, as a title must. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text);

/** Truncates to a number of UTF-16 code units without splitting a surrogate pair. */
export const truncate = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(maxLength - 1)) ? maxLength - 1 : maxLength;
  return text.slice(0, end);
};

/** Collapses whitespace and control characters into single spaces. */
export const toSingleLine = (text: string): string =>
  toStorable(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Normalizes line breaks and spaces, with at most one empty line in a row. */
export const normalizeLines = (text: string): string =>
  toStorable(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
