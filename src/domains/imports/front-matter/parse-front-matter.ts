import { splitLines } from '../text/lines.ts';
import { parseYaml } from './parse-yaml.ts';
import type { YamlMap } from './yaml-value.ts';

export interface FrontMatter {
  readonly data: YamlMap;
  /** The text after the front matter. */
  readonly body: string;
}

const RULE = /^---\s*$/;
const END = /^(?:---|\.\.\.)\s*$/;
/** Front matter that has not ended after this many lines is not front matter. */
const MAX_LINES = 5000;

/**
 * Parses the YAML between two `---` lines at the top of a file. Undefined if there is none. Scalars stay the text they
 * are written as: `1.50` stays `1.50`. Never throws.
 */
export const parseFrontMatter = (text: string): FrontMatter | undefined => {
  if (!/^\ufeff?\s{0,1000}---/.test(text)) return undefined;
  const lines = splitLines(text);
  const first = lines.findIndex((line) => RULE.test(line.replace('\ufeff', '')));
  if (lines.slice(0, first).some((line) => line.replace('\ufeff', '').trim() !== '')) return undefined;
  const furthest = Math.min(lines.length, first + MAX_LINES);
  for (let last = first + 1; last < furthest; last += 1) {
    if (!END.test(lines[last] ?? '')) continue;
    const data = parseYaml(lines.slice(first + 1, last).join('\n'));
    return data && { data, body: lines.slice(last + 1).join('\n') };
  }
  return undefined;
};
