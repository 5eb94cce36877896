import { removeEmptyLines, splitLines } from '../text/lines.ts';
import { createHeadingEntry, createLineEntry } from './list-entries.ts';
import type { ListEntry } from './list-entries.ts';
import { isJsonObject, getTextField } from '../values/json-fields.ts';
import type { JsonObject } from '../values/json-fields.ts';

/** Returns the title if a line is a heading in the notation of a program. */
type TitleOf = (text: string) => string | undefined;

const isSection = (node: JsonObject): boolean => {
  const type = node['@type'];
  return typeof type === 'string' && type.endsWith('HowToSection');
};

/** Whether a value contains other items and so defines its own sections. */
const isNested = (value: unknown): boolean =>
  Array.isArray(value) || (isJsonObject(value) && ['itemListElement', 'steps', 'item'].some((name) => name in value));

const entryOf = (value: unknown, titleOf: TitleOf): ListEntry => {
  const text = isJsonObject(value)
    ? getTextField(value, 'text', 'name')
    : typeof value === 'string'
      ? value.trim()
      : '';
  const title = titleOf(text) ?? (isJsonObject(value) && isSection(value) ? text : undefined);
  if (title !== undefined) return createHeadingEntry(title.trim(), text);
  if (!isJsonObject(value)) return createLineEntry(text);
  const { text: own, ...others } = value;
  return createLineEntry(text, own === undefined ? {} : others);
};

/**
 * Parses a schema.org list in which a program marks some lines as headings. Undefined if the list is empty or already
 * has sections.
 */
export const parseListWithHeadings = (value: unknown, titleOf: TitleOf): readonly ListEntry[] | undefined => {
  const values = typeof value === 'string' ? removeEmptyLines(splitLines(value)) : value;
  if (!Array.isArray(values) || values.length === 0 || values.some(isNested)) return undefined;
  return values.map((one) => entryOf(one, titleOf));
};
