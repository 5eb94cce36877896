import { splitLines } from '../lines/split-lines.ts';
import { readYaml } from './read-yaml.ts';
import type { YamlMap } from './yaml-value.ts';

export interface FrontMatter {
  readonly data: YamlMap;
  /** What stands after it. */
  readonly body: string;
}

const RULE = /^---\s*$/;
const END = /^(?:---|\.\.\.)\s*$/;
/** A file that has not ended its front matter by then has none. */
const MOST_LINES = 5000;

/**
 * The YAML between two lines of `---` at the top of a file, and what stands below; undefined where there is none. Every
 * value is text as it is written, in lists and maps as they are: `1.50` stays `1.50`. It never throws.
 */
export const readFrontMatter = (text: string): FrontMatter | undefined => {
  if (!/^\ufeff?\s{0,1000}---/.test(text)) return undefined;
  const lines = splitLines(text);
  const first = lines.findIndex((line) => RULE.test(line.replace('\ufeff', '')));
  if (lines.slice(0, first).some((line) => line.replace('\ufeff', '').trim() !== '')) return undefined;
  const furthest = Math.min(lines.length, first + MOST_LINES);
  for (let last = first + 1; last < furthest; last += 1) {
    if (!END.test(lines[last] ?? '')) continue;
    const data = readYaml(lines.slice(first + 1, last).join('\n'));
    return data && { data, body: lines.slice(last + 1).join('\n') };
  }
  return undefined;
};
