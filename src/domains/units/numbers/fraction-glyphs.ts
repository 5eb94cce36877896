import { formatRational, rational } from './rational.ts';
import type { Rational } from './rational.ts';

const glyphs = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
} as const;

const entries = Object.entries(glyphs).map(([glyph, [n, d]]) => ({ glyph, value: rational(n, d) }));
const valuesByGlyph = new Map(entries.map(({ glyph, value }) => [glyph, value]));
const glyphsByText = new Map(entries.map(({ glyph, value }) => [formatRational(value), glyph]));

export const getGlyphValue = (character: string): Rational | undefined => valuesByGlyph.get(character);

/** Finds the single Unicode character for a fraction, such as `½`. */
export const findFractionGlyph = (value: Rational): string | undefined => glyphsByText.get(formatRational(value));
