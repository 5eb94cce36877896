import type { Element } from 'domhandler';

import { getScriptText } from '../page.ts';
import type { Page } from '../page.ts';

/** Total length of scripts to inspect. */
const MAX_TOTAL_LENGTH = 4_000_000;

const isInlineScript = ({ name, attribs }: Element): boolean => {
  if (name !== 'script' || attribs['src'] !== undefined) return false;
  return !/ld\+json|template|text\/html/i.test(attribs['type'] ?? '');
};

/** Next.js streams its data in chunks of one long text: `self.__next_f.push([1,"…"])`. */
const NEXT_CHUNK = /^\s*self\.__next_f\.push\(\[\d+,\s*(?=")/;

const parseNextChunk = (text: string): string | undefined => {
  const [prefix] = NEXT_CHUNK.exec(text) ?? [];
  const end = text.lastIndexOf('"');
  if (prefix === undefined || end <= prefix.length) return undefined;
  try {
    const chunk: unknown = JSON.parse(text.slice(prefix.length, end + 1));
    return typeof chunk === 'string' ? chunk : undefined;
  } catch {
    return undefined;
  }
};

/** Unescapes JSON inside a string literal, as in `JSON.parse("{\\"a\\":1}")`. */
const unescapeJson = (text: string): string =>
  /\\"\w{0,40}ingr[eé]dient\w{0,40}\\"/i.test(text) ? text.replaceAll('\\"', '"').replaceAll('\\\\', '\\') : text;

/** The texts of inline scripts that may contain recipe data. */
export const collectScriptTexts = ({ elements }: Page): string[] => {
  let remaining = MAX_TOTAL_LENGTH;
  const texts: string[] = [];
  const chunks: string[] = [];
  for (const script of elements.filter(isInlineScript)) {
    const text = getScriptText(script);
    remaining -= text.length;
    if (remaining < 0) break;
    const chunk = parseNextChunk(text);
    if (chunk === undefined) texts.push(text);
    else chunks.push(chunk);
  }
  return [...texts, chunks.join('')].filter((text) => /ingr[eé]dient/i.test(text)).map(unescapeJson);
};
