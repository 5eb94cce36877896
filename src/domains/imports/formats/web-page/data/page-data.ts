import type { Element } from 'domhandler';

import { scriptText } from '../page.ts';
import type { Page } from '../page.ts';

/** More than this of scripts is not looked at. */
const MOST_TEXT = 4_000_000;

const isData = ({ name, attribs }: Element): boolean => {
  if (name !== 'script' || attribs['src'] !== undefined) return false;
  return !/ld\+json|template|text\/html/i.test(attribs['type'] ?? '');
};

/** What Next.js sends in pieces: `self.__next_f.push([1,"…"])`, each a part of one long text. */
const PIECE = /^\s*self\.__next_f\.push\(\[\d+,\s*(?=")/;

const pieceOf = (text: string): string | undefined => {
  const [opening] = PIECE.exec(text) ?? [];
  const end = text.lastIndexOf('"');
  if (opening === undefined || end <= opening.length) return undefined;
  try {
    const piece: unknown = JSON.parse(text.slice(opening.length, end + 1));
    return typeof piece === 'string' ? piece : undefined;
  } catch {
    return undefined;
  }
};

/** JSON that stands in a text of a script, as `JSON.parse("{\\"a\\":1}")` has it. */
const unquoted = (text: string): string =>
  /\\"\w{0,40}ingr[eé]dient\w{0,40}\\"/i.test(text) ? text.replaceAll('\\"', '"').replaceAll('\\\\', '\\') : text;

/** What a page writes for its own scripts, which may have data in it. */
export const pageData = ({ elements }: Page): string[] => {
  let left = MOST_TEXT;
  const texts: string[] = [];
  const pieces: string[] = [];
  for (const script of elements.filter(isData)) {
    const text = scriptText(script);
    left -= text.length;
    if (left < 0) break;
    const piece = pieceOf(text);
    if (piece === undefined) texts.push(text);
    else pieces.push(piece);
  }
  return [...texts, pieces.join('')].filter((text) => /ingr[eé]dient/i.test(text)).map(unquoted);
};
