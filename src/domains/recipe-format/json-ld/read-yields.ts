import { readYieldText } from '../read-yield.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { LONGEST_LINE } from '../schema/vocabulary.ts';
import { present } from './present.ts';
import { property } from './property.ts';
import { textOfValue } from './read-value.ts';
import type { Reader } from './reader.ts';

/** Bounded, because each is compared with the others. */
const MOST_YIELDS = 20;

/** The stated yield, or the name of the value. */
const textOf = (reader: Reader, value: unknown): string => {
  const node = reader.node(value);
  return textOfValue(reader, value) || (node === undefined ? '' : reader.line(property(node, 'name'), LONGEST_LINE));
};

/** Many programs add the bare number to the text: `["4", "4 servings"]`. */
const isSaidAgain = (text: string, all: readonly string[]): boolean =>
  /^\d+$/.test(text) && all.some((other) => other !== text && new RegExp(`(?<!\\d)${text}(?!\\d)`).test(other));

export const readYields = (reader: Reader, value: unknown, language: string | undefined): Yield[] => {
  const texts = reader.values(value).map((one) => textOf(reader, one));
  const different = [...new Set(texts)].filter((text) => text !== '').slice(0, MOST_YIELDS);
  return different
    .filter((text) => !isSaidAgain(text, different))
    .map((text) => ({ text, ...present({ quantity: readYieldText(text, language) }) }));
};
