import { parseIngredient } from 'parse-ingredient';

import type { Answer } from './measure.ts';
import { folded } from './measure.ts';
import { formatRational, parseRational } from '../../src/domains/units/index.ts';

type PeerReading = ReturnType<typeof parseIngredient>;

export const peerReading = (text: string): PeerReading => parseIngredient(text);

/** The same questions, answered by the parser that is used most. It counts in floating point, so thirds are rounded. */
export const peerAnswer = ([read]: PeerReading): Answer => {
  if (read === undefined) return { quantity: '', unit: '', name: '' };
  const { quantity, quantity2 } = read;
  const amounts = [quantity, quantity2].filter((amount) => amount !== null).map(amountText);
  return { quantity: amounts.join('-'), unit: folded(read.unitOfMeasure ?? ''), name: folded(read.description) };
};

const THIRDS = new Map([
  [0.333, '1/3'],
  [0.667, '2/3'],
]);

const amountText = (amount: number): string => {
  const whole = Math.trunc(amount);
  const rest = Math.round((amount - whole) * 1000) / 1000;
  const third = THIRDS.get(rest);
  if (third !== undefined) return whole === 0 ? third : `${whole * 3 + Number(third[0])}/3`;
  const exact = parseRational(String(amount));
  return exact === undefined ? String(amount) : formatRational(exact);
};
