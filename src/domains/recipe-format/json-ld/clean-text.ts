import { Line } from '../../../platform/schema/schema.ts';
import { storable } from '../../../platform/text/keepable.ts';

const { pattern }: { readonly pattern?: string } = Line({ maxLength: 1, description: '' }) as object;
const SEEN = new RegExp(pattern ?? '', 'u');

/** Whether there is something to see in a text, as a title must have. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** At most so many UTF-16 units, and never half of a pair. */
export const clip = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(longest - 1)) ? longest - 1 : longest;
  return text.slice(0, end);
};

/** On one line, with single spaces and no control characters. */
export const oneLine = (text: string): string =>
  storable(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Line by line with single spaces, at most one empty line between two. */
export const manyLines = (text: string): string =>
  storable(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
