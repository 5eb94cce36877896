import { LONGEST_LINE } from '../schema/vocabulary.ts';
import { clip } from './clean-text.ts';
import { property } from './property.ts';
import type { Reader } from './reader.ts';

/** A text or a number, or the value and unit of a QuantitativeValue: `4–6 servings`. */
export const textOfValue = (reader: Reader, value: unknown): string => {
  const [first] = reader.values(value);
  const node = reader.node(first);
  if (node === undefined) return reader.line(first, LONGEST_LINE);
  const part = (name: string): string => reader.line(property(node, name), LONGEST_LINE);
  const [least, most] = [part('minValue'), part('maxValue')];
  const range = least === '' || most === '' || least === most ? least || most : `${least}–${most}`;
  const amount = part('value') || range;
  const words = [amount, part('unitText')].filter((word) => word !== '').join(' ');
  return clip(words, LONGEST_LINE);
};
