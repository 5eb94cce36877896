import { filledLines, splitLines } from '../lines/split-lines.ts';
import { heading, line } from './entries.ts';
import type { Entry } from './entries.ts';
import { isObject, textAt } from './json-values.ts';
import type { JsonObject } from './json-values.ts';

/** Returns the title if a line is a heading in the notation of a program. */
type TitleOf = (text: string) => string | undefined;

const isSection = (node: JsonObject): boolean => {
  const type = node['@type'];
  return typeof type === 'string' && type.endsWith('HowToSection');
};

/** Whether a value contains other items and so defines its own sections. */
const isNested = (value: unknown): boolean =>
  Array.isArray(value) || (isObject(value) && ['itemListElement', 'steps', 'item'].some((name) => name in value));

const entryOf = (value: unknown, titleOf: TitleOf): Entry => {
  const text = isObject(value) ? textAt(value, 'text', 'name') : typeof value === 'string' ? value.trim() : '';
  const title = titleOf(text) ?? (isObject(value) && isSection(value) ? text : undefined);
  if (title !== undefined) return heading(title.trim(), text);
  if (!isObject(value)) return line(text);
  const { text: own, ...others } = value;
  return line(text, own === undefined ? {} : others);
};

/**
 * Parses a schema.org list in which a program marks some lines as headings. Undefined if the list is empty or already
 * has sections.
 */
export const markedEntries = (value: unknown, titleOf: TitleOf): readonly Entry[] | undefined => {
  const values = typeof value === 'string' ? filledLines(splitLines(value)) : value;
  if (!Array.isArray(values) || values.length === 0 || values.some(isNested)) return undefined;
  return values.map((one) => entryOf(one, titleOf));
};
