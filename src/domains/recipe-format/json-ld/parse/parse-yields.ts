import { parseYieldText } from '../../parse-yield.ts';
import { MAX_LINE_LENGTH } from '../../schema/field-types.ts';
import type { Yield } from '../../schema/yield.schemas.ts';
import { getProperty } from '../node-properties.ts';
import { omitEmpty } from '../omit-empty.ts';
import type { NodeReader } from './node-reader.ts';
import { parseValueText } from './parse-values.ts';

/** Each is compared with all others, which is quadratic. */
const MAX_YIELDS = 20;

/** The stated amount, or else the name. */
const parseYieldNode = (reader: NodeReader, value: unknown): string => {
  const node = reader.resolveNode(value);
  return (
    parseValueText(reader, value) || (node === undefined ? '' : reader.line(getProperty(node, 'name'), MAX_LINE_LENGTH))
  );
};

/** Many programs add a bare number next to the text that contains it: `["4", "4 servings"]`. */
const isRepeatedNumber = (text: string, all: readonly string[]): boolean =>
  /^\d+$/.test(text) && all.some((other) => other !== text && new RegExp(`(?<!\\d)${text}(?!\\d)`).test(other));

export const parseYields = (reader: NodeReader, value: unknown, language: string | undefined): Yield[] => {
  const texts = reader.values(value).map((item) => parseYieldNode(reader, item));
  const distinct = [...new Set(texts)].filter((text) => text !== '').slice(0, MAX_YIELDS);
  return distinct
    .filter((text) => !isRepeatedNumber(text, distinct))
    .map((text) => ({ text, ...omitEmpty({ quantity: parseYieldText(text, language) }) }));
};
