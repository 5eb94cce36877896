import { splitLines } from '../text/lines.ts';
import type { YamlMap } from './yaml-value.ts';

const KEY = /^["']?([\p{L}_][^:"'#]{0,60}?)["']?\s{0,20}:(?!\/\/)(.*)$/u;
const ITEM = /^\s*[-*•]\s+(.*)$/;
const MAX_LINES = 20_000;

const unquoted = (text: string): string => {
  const line = text.trim();
  const [first] = line;
  const isQuoted = line.length > 1 && (first === '"' || first === "'") && line.endsWith(first);
  return isQuoted ? line.slice(1, -1) : line;
};

/** Parses `[a, b]` as a list and anything else as text. */
const valueOf = (text: string): string | string[] => {
  const line = text.trim();
  if (!line.startsWith('[') || !line.endsWith(']')) return unquoted(line);
  return line
    .slice(1, -1)
    .split(',')
    .map((item) => unquoted(item))
    .filter((item) => item !== '');
};

/** Parses keys with texts or lists line by line: what people mean when they write invalid YAML. */
export const parseLenientYaml = (text: string): YamlMap | undefined => {
  const entries = new Map<string, string | string[]>();
  let open: string | undefined;
  const extend = (line: string): void => {
    const before = open === undefined ? undefined : entries.get(open);
    if (open === undefined || before === undefined) return;
    if (typeof before === 'string') entries.set(open, `${before}\n${line}`.trim());
    else before.push(`${before.pop() ?? ''} ${line}`.trim());
  };
  for (const line of splitLines(text).slice(0, MAX_LINES)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const item = ITEM.exec(line)?.[1];
    const key = KEY.exec(line);
    if (item !== undefined && open !== undefined) {
      const before = entries.get(open) ?? [];
      const list = typeof before === 'string' ? [before].filter((one) => one !== '') : before;
      list.push(unquoted(item));
      entries.set(open, list);
    } else if (key?.[1] !== undefined) {
      open = key[1].trim();
      const value = (key[2] ?? '').trim();
      entries.set(open, /^[|>][+-]?$/.test(value) ? '' : valueOf(value));
    } else extend(line.trim());
  }
  entries.delete('__proto__');
  return entries.size === 0 ? undefined : Object.fromEntries(entries);
};
