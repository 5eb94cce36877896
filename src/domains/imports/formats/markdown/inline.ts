import { toPlainText } from '../../markup/html/to-plain-text.ts';

/** Escaped characters are moved to this unused Unicode plane while markup is removed. */
const HIDDEN = 0x10_0000;

const hidden = (text: string): string =>
  text.replaceAll(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => String.fromCodePoint(HIDDEN + sign.charCodeAt(0)));

const shown = (text: string): string =>
  text.replaceAll(/[\u{100000}-\u{10007f}]/gu, (sign) => String.fromCharCode((sign.codePointAt(0) ?? HIDDEN) - HIDDEN));

const IMAGE = /!\[([^[\]]{0,500})\](?:\(\s{0,5}<?([^\s()<>[\]]{1,2000})>?[^()[\]]{0,500}\)|\[([^[\]]{0,200})\])/g;
const HTML_IMAGE = /<img\s[^<>]{0,1000}?src\s?=\s?["']?([^\s"'<>]{1,2000})[^<>]{0,1000}>/gi;
const LINK = /\[([^[\]]{0,1000})\]\(\s{0,5}<?([^\s()<>[\]]{0,2000})>?[^()[\]]{0,500}\)/g;
const REFERENCE_LINK = /\[([^[\]]{1,1000})\]\[([^[\]]{0,200})\]/g;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/gi;
const CODE = /`{1,3}([^`\n]{1,2000})`{1,3}/g;

type References = ReadonlyMap<string, string>;

/** Paired emphasis characters are markup; those in `salt*` and `2 * 3` are not. */
const withoutEmphasis = (text: string): string => {
  const runs = [...text.matchAll(/\*{1,3}|_{1,3}|~~/g)];
  if (runs.length < 2) return text;
  const open = new Map<string, number[]>();
  const markup = new Set<number>();
  for (const [index, { 0: run, index: at }] of runs.entries()) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + run.length)];
    const isWord = run.startsWith('_') ? /[\p{L}\p{N}]/u : undefined;
    const opens = /\S/.test(after) && !isWord?.test(before);
    const closes = /\S/.test(before) && !isWord?.test(after);
    const waiting = open.get(run) ?? [];
    const opener = closes ? waiting.pop() : undefined;
    if (opener !== undefined) markup.add(opener).add(index);
    else if (opens) waiting.push(index);
    open.set(run, waiting);
  }
  let [written, at] = ['', 0];
  for (const [index, { 0: run, index: start }] of runs.entries()) {
    written += text.slice(at, start) + (markup.has(index) ? '' : run);
    at = start + run.length;
  }
  return written + text.slice(at);
};

/** Longer texts are left alone: no line of a recipe is that long, and removing markup is slow. */
const MAX_LENGTH = 20_000;

/** The addresses of the pictures in a text. */
export const findMarkdownImages = (text: string, references: References): string[] => {
  if (text.length > MAX_LENGTH || !/!\[|<img/i.test(text)) return [];
  const written = hidden(text);
  const marked = [...written.matchAll(IMAGE)].flatMap(
    ([, alt = '', url, name = '']) => url ?? references.get((name || alt).toLowerCase()) ?? [],
  );
  return [...marked, ...[...written.matchAll(HTML_IMAGE)].flatMap(([, url]) => url ?? [])].map(shown);
};

/** Removes inline markup. With `keepsAddresses`, the URL of a link follows its text: `Ada <https://…>`. */
export const stripInlineMarkup = (text: string, keepsAddresses = false): string => {
  if (text.length > MAX_LENGTH || !/[\\`*_[\]<>&~]/.test(text)) return text.trim();
  const withoutLinks = hidden(text)
    .replaceAll(IMAGE, '')
    .replaceAll(HTML_IMAGE, '')
    .replaceAll(LINK, (_, words: string, url: string) => {
      const isSaid = !keepsAddresses || words === url || !/^https?:/i.test(url);
      return isSaid ? words : `${words} ${hidden(String.raw`\<`)}${url}${hidden(String.raw`\>`)}`;
    })
    .replaceAll(REFERENCE_LINK, '$1')
    .replaceAll(AUTOLINK, '$1')
    .replaceAll(CODE, '$1');
  const bare = withoutEmphasis(withoutLinks);
  return shown(/[<&]/.test(bare) ? toPlainText(bare) : bare).trim();
};

/** Parses a text that is emphasized as a whole, once (`*…*`) or twice (`**…**`). */
export const parseEmphasizedText = (text: string): { readonly strength: 1 | 2; readonly text: string } | undefined => {
  const line = text.trim();
  const [, sign = '', words = ''] = /^(\*\*|__|\*|_)(?![*_\s])([^*_]{1,2000})\1$/.exec(line) ?? [];
  if (words === '' || /\s$/.test(words)) return undefined;
  return { strength: sign.length === 2 ? 2 : 1, text: words };
};
