import { splitLines } from '../../text/lines.ts';
import { unescapeBackslashes } from './step-items.ts';

/** A block of a Cooklang file. A step keeps its source lines. */
export type CooklangBlock =
  | { readonly kind: 'section'; readonly title: string }
  | { readonly kind: 'metadata'; readonly key: string; readonly value: string }
  | { readonly kind: 'note'; readonly lines: readonly string[] }
  | { readonly kind: 'step'; readonly lines: readonly string[] };

/** Removes `[- … -]`, which may span lines. An unclosed one is text. */
const withoutBlockComments = (text: string): string => {
  const pieces: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('[-', at);
    const end = start === -1 ? -1 : text.indexOf('-]', start + 2);
    if (end === -1) return pieces.join('') + text.slice(at);
    const isEscaped = text.charAt(start - 1) === '\\';
    pieces.push(text.slice(at, isEscaped ? start + 2 : start));
    at = isEscaped ? start + 2 : end + 2;
  }
};

/** Exactly two dashes, to the end of the line. */
const COMMENT = /(?<![-\\])--(?!-).*$/;

const withoutComment = (line: string): string => line.replace(COMMENT, '');

const MAX_KEY_LENGTH = 200;

/** Parses `>> key: value`, the metadata syntax that predates front matter. */
const metadataIn = (line: string): { readonly key: string; readonly value: string } | undefined => {
  const colon = line.startsWith('>>') ? line.slice(0, MAX_KEY_LENGTH).indexOf(':') : -1;
  const key = line.slice(2, Math.max(2, colon)).trim();
  return key === '' ? undefined : { key, value: line.slice(colon + 1).trim() };
};

const sectionTitle = (line: string): string => {
  let [start, end] = [0, line.length];
  while (line[start] === '=') start += 1;
  while (end > start && line[end - 1] === '=' && line[end - 2] !== '\\') end -= 1;
  return unescapeBackslashes(line.slice(start, end)).trim();
};

/** Groups consecutive lines of the same kind into blocks. */
class Blocks {
  readonly all: CooklangBlock[] = [];
  #open: { readonly kind: 'step' | 'note'; readonly lines: string[] } | undefined;

  end(): void {
    this.#open = undefined;
  }

  extend(kind: 'step' | 'note', line: string): void {
    if (this.#open?.kind === kind) this.#open.lines.push(line);
    else this.all.push((this.#open = { kind, lines: [line] }));
  }

  add(block: CooklangBlock): void {
    this.end();
    this.all.push(block);
  }
}

/**
 * Splits a file into steps, notes, sections and metadata, in order and without comments. A line that is only a comment
 * does not end a step.
 */
export const parseCooklangBlocks = (text: string): readonly CooklangBlock[] => {
  const blocks = new Blocks();
  for (const raw of splitLines(withoutBlockComments(text))) {
    const written = raw.trim();
    const line = withoutComment(written).trim();
    const metadata = metadataIn(line);
    if (written === '') blocks.end();
    else if (metadata !== undefined) blocks.add({ kind: 'metadata', ...metadata });
    else if (line.startsWith('>')) blocks.extend('note', unescapeBackslashes(line.replace(/^>+\s?/, '')).trim());
    else if (line.startsWith('=')) blocks.add({ kind: 'section', title: sectionTitle(line) });
    else if (line !== '') blocks.extend('step', line);
  }
  return blocks.all;
};
