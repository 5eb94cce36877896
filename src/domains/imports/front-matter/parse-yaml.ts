import { parseDocument } from 'yaml';

import { parseLenientYaml } from './parse-lenient-yaml.ts';
import type { YamlMap } from './yaml-value.ts';

export const isYamlMap = (value: unknown): value is YamlMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The YAML parser is too slow for longer texts. */
const MAX_LENGTH = 50_000;
const MAX_FLOW_DEPTH = 4;
const MAX_ALIASES = 10;
/**
 * Explicit keys (`? key`), which people do not write by hand. The parser takes cubic time in their nesting depth: 2,400
 * characters of them took 21 seconds.
 */
const EXPLICIT_KEY = /(?:^|[-:?[{,]\s{0,4})\?(?:\s|$)/m;

const isNestedDeeply = (text: string): boolean => {
  let depth = 0;
  for (const sign of text.matchAll(/[[\]{}]/g)) {
    depth = sign[0] === '[' || sign[0] === '{' ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_FLOW_DEPTH) return true;
  }
  return false;
};

const byTheBook = (text: string): YamlMap | undefined => {
  if (text.length > MAX_LENGTH || EXPLICIT_KEY.test(text) || isNestedDeeply(text)) return undefined;
  try {
    const document = parseDocument(text, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' });
    if (document.errors.length > 0) return undefined;
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    return isYamlMap(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Parses a YAML map. Invalid YAML, which people often write (`title: Soup: the best`, `- *1* egg`), and input that
 * would slow the parser down are parsed line by line instead. Undefined if there is no key at all.
 */
export const parseYaml = (text: string): YamlMap | undefined => byTheBook(text) ?? parseLenientYaml(text);
