import type { Row } from '../document/form.ts';
import { newRow } from './rows.ts';

/** Bullets and checkboxes that lists on pages and in notes start with. */
const BULLET = /^\s*(?:[-–—•·*▢☐◦▪]+\s+)?(?:\[[ x]?\]\s*)?/i;
const NUMBER = /^\s*(?:(?:step|schritt)\s*\d+\s*[.:)–-]?\s*|\d+\s*[.)]\s+)/i;

/** The title in `For the sauce:`; undefined if the line is not a heading. */
export const parseHeading = (line: string): string | undefined => {
  const text = line.trim();
  return text.length > 1 && text.endsWith(':') ? text.slice(0, -1).trimEnd() : undefined;
};

const toRow = (text: string, newKey: () => string): Row => {
  const title = parseHeading(text);
  return title === undefined ? newRow(newKey(), text) : newRow(newKey(), title, 'section');
};

const trimNonEmpty = (pieces: readonly string[]): string[] =>
  pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');

/** Pasted ingredients, one row per line. */
export const parseIngredientRows = (text: string, newKey: () => string): Row[] =>
  trimNonEmpty(text.split(/\r\n?|\n/).map((line) => line.replace(BULLET, ''))).map((line) => toRow(line, newKey));

/**
 * Pasted steps: split at blank lines if there are any, otherwise per line. Step numbers are dropped. A numbered piece
 * is a step even if it ends with a colon.
 */
export const parseStepRows = (text: string, newKey: () => string): Row[] => {
  const plain = text.replaceAll(/\r\n?/g, '\n').trim();
  const pieces = /\n\s*\n/.test(plain) ? plain.split(/\n\s*\n/) : plain.split('\n');
  return pieces.flatMap((piece) => {
    const bare = piece.replace(BULLET, '');
    const step = bare.replace(NUMBER, '').trim();
    if (step === '') return [];
    return step === bare.trim() ? toRow(step, newKey) : newRow(newKey(), step);
  });
};
