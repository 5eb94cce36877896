import { filledLines, splitLines } from '../lines/split-lines.ts';
import { heading, line } from './entries.ts';
import type { Entry } from './entries.ts';
import { isObject, textAt } from './json-values.ts';
import type { JsonObject } from './json-values.ts';

/** How a program marks the lines of a list that are headings: what one of them is the title of. */
type TitleOf = (text: string) => string | undefined;

const isSection = (node: JsonObject): boolean => {
  const type = node['@type'];
  return typeof type === 'string' && type.endsWith('HowToSection');
};

/** Whether a thing has things of its own; then it says itself what belongs to what. */
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
 * A list of schema.org in which some lines are headings by what a program writes before or around them; undefined where
 * the list has sections of its own, or nothing in it.
 */
export const markedEntries = (value: unknown, titleOf: TitleOf): readonly Entry[] | undefined => {
  const values = typeof value === 'string' ? filledLines(splitLines(value)) : value;
  if (!Array.isArray(values) || values.length === 0 || values.some(isNested)) return undefined;
  return values.map((one) => entryOf(one, titleOf));
};
