import { ADDRESS, LONGEST_ADDRESS } from '../schema/vocabulary.ts';
import { property } from './property.ts';
import type { Reader } from './reader.ts';

const WHOLE = new RegExp(ADDRESS, 'u');

/** The web URL in a text, resolved against its page; undefined for other text. */
const addressOf = (text: string, base: string | undefined): string | undefined => {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST_ADDRESS) return undefined;
  if (WHOLE.test(trimmed) && trimmed.isWellFormed()) return trimmed;
  const { href } = URL.parse(trimmed, base) ?? {};
  return href !== undefined && href.length <= LONGEST_ADDRESS && WHOLE.test(href) ? href : undefined;
};

/** The URL of a value that is one or that has one under one of the names. */
export const readAddress = (reader: Reader, value: unknown, ...names: readonly string[]): string | undefined => {
  const [first] = reader.values(value);
  if (typeof first === 'string') return addressOf(first, reader.options.baseUrl);
  const node = reader.node(first);
  for (const name of names) {
    const [text] = node === undefined ? [] : reader.values(property(node, name));
    const address = typeof text === 'string' ? addressOf(text, reader.options.baseUrl) : undefined;
    if (address !== undefined) return address;
  }
  return undefined;
};
