import { MAX_LINE_LENGTH, MAX_URL_LENGTH, WEB_URL_PATTERN } from '../../schema/field-types.ts';
import { truncate } from '../clean-text.ts';
import { getProperty } from '../node-properties.ts';
import type { NodeReader } from './node-reader.ts';

const WEB_URL = new RegExp(WEB_URL_PATTERN, 'u');

/** Resolves a text to a web URL; undefined if it is not one. */
const toWebUrl = (text: string, base: string | undefined): string | undefined => {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_URL_LENGTH) return undefined;
  if (WEB_URL.test(trimmed) && trimmed.isWellFormed()) return trimmed;
  const { href } = URL.parse(trimmed, base) ?? {};
  return href !== undefined && href.length <= MAX_URL_LENGTH && WEB_URL.test(href) ? href : undefined;
};

/** The URL of a value that is a URL itself or has one under one of the given names. */
export const parseUrl = (reader: NodeReader, value: unknown, ...names: readonly string[]): string | undefined => {
  const [first] = reader.values(value);
  if (typeof first === 'string') return toWebUrl(first, reader.options.baseUrl);
  const node = reader.resolveNode(first);
  for (const name of names) {
    const [text] = node === undefined ? [] : reader.values(getProperty(node, name));
    const url = typeof text === 'string' ? toWebUrl(text, reader.options.baseUrl) : undefined;
    if (url !== undefined) return url;
  }
  return undefined;
};

/** A text or number, or the value and unit of a QuantitativeValue: `4–6 servings`. */
export const parseValueText = (reader: NodeReader, value: unknown): string => {
  const [first] = reader.values(value);
  const node = reader.resolveNode(first);
  if (node === undefined) return reader.line(first, MAX_LINE_LENGTH);
  const getLine = (name: string): string => reader.line(getProperty(node, name), MAX_LINE_LENGTH);
  const [min, max] = [getLine('minValue'), getLine('maxValue')];
  const range = min === '' || max === '' || min === max ? min || max : `${min}–${max}`;
  const amount = getLine('value') || range;
  const text = [amount, getLine('unitText')].filter((part) => part !== '').join(' ');
  return truncate(text, MAX_LINE_LENGTH);
};
