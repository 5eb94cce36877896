import { parseDocument } from 'yaml';

import { readLooseYaml } from './read-loose-yaml.ts';
import type { YamlMap } from './yaml-value.ts';

export const isYamlMap = (value: unknown): value is YamlMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Beyond this the parser would take longer than anybody waits. */
const LONGEST = 50_000;
const DEEPEST_FLOW = 4;
const MOST_ALIASES = 10;
/**
 * Keys that are marked by a question mark, which nobody writes by hand. The parser takes time by the third power of
 * how many of these stand inside one another: 2,400 characters of them took it 21 seconds.
 */
const EXPLICIT_KEY = /(?:^|[-:?[{,]\s{0,4})\?(?:\s|$)/m;

const isNestedDeeply = (text: string): boolean => {
  let depth = 0;
  for (const sign of text.matchAll(/[[\]{}]/g)) {
    depth = sign[0] === '[' || sign[0] === '{' ? depth + 1 : Math.max(0, depth - 1);
    if (depth > DEEPEST_FLOW) return true;
  }
  return false;
};

const byTheBook = (text: string): YamlMap | undefined => {
  if (text.length > LONGEST || EXPLICIT_KEY.test(text) || isNestedDeeply(text)) return undefined;
  try {
    const document = parseDocument(text, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' });
    if (document.errors.length > 0) return undefined;
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return isYamlMap(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The map that a YAML text is. People write what is no YAML (`title: Soup: the best`, `- *1* egg`), and such a text is
 * read by its lines; so is one that is made to keep the parser busy. Undefined where there is not one key in it.
 */
export const readYaml = (text: string): YamlMap | undefined => byTheBook(text) ?? readLooseYaml(text);
