import { collapseWhitespace } from '../../../platform/text/collapse-whitespace.ts';

/** `4`, `1.5`, `1 1/2`, `1½`. */
const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|(?:\d+ )?\d+/\d+|(?:\d+ ?)?[¼-¾⅐-⅞])`;
const NUMBERS = new RegExp(`^${NUMBER}(?: ?[-–] ?${NUMBER})?$`, 'u');

/** Adds `servings` to a bare number. Other texts already say what they count. */
export const formatServings = (text: string): string => {
  const written = collapseWhitespace(text);
  if (!NUMBERS.test(written)) return written;
  return `${written} ${written === '1' ? 'serving' : 'servings'}`;
};
