import { splitLines } from '../../text/lines.ts';

/** A block of a Markdown document, as far as recipes need them. Texts still contain inline markup. */
export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | {
      readonly kind: 'item';
      /** 0 for a top-level item. */
      readonly depth: number;
      readonly isOrdered: boolean;
      readonly paragraphs: readonly (readonly string[])[];
    };

export interface MarkdownDocument {
  readonly blocks: readonly MarkdownBlock[];
  /** URLs of link references by name: `[name]: https://…`. */
  readonly references: ReadonlyMap<string, string>;
}

const HEADING = /^ {0,3}(#{1,6})(?:\s+|$)/;
const ITEM = /^(\s{0,40})(?:([-*+])|(\d{1,9})[.)])(\s{1,4}|$)/;
const TASK = /^\[[ xX]\]\s+/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const REFERENCE = /^ {0,3}\[([^\]]{1,200})\]:\s{0,10}<?([^\s>]{1,2000})/;
const MAX_DEPTH = 8;

const isRule = (line: string): boolean => {
  const signs = line.replaceAll(/\s+/g, '');
  return (
    signs.length > 2 &&
    /^[-*_]/.test(signs) &&
    signs === (signs[0] ?? '').repeat(signs.length) &&
    /^ {0,3}\S/.test(line)
  );
};

const isUnderline = (line: string): boolean => {
  const signs = line.trim();
  return signs !== '' && /^[=-]/.test(signs) && signs === (signs[0] ?? '').repeat(signs.length);
};

/** Without the hashes that may close a heading. */
const headingText = (line: string): string => {
  let end = line.trimEnd().length;
  while (end > 0 && line[end - 1] === '#') end -= 1;
  return (end === 0 || /\s/.test(line.charAt(end - 1)) ? line.slice(0, end) : line).trim();
};

/** Formats a table row as a line. Undefined for the delimiter row below the header. */
const rowText = (line: string): string | undefined => {
  const cells = line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  return cells.every((cell) => /^:?-{2,}:?$/.test(cell)) ? undefined : cells.filter((cell) => cell !== '').join(' ');
};

interface OpenItem {
  readonly kind: 'item';
  readonly depth: number;
  readonly isOrdered: boolean;
  readonly paragraphs: string[][];
  /** Lines indented at least this far belong to the item. */
  readonly column: number;
}

/** Parses line by line. Only lists nest, so it does not recurse. */
class BlockReader {
  readonly blocks: MarkdownBlock[] = [];
  readonly references = new Map<string, string>();
  #paragraph: string[] | undefined;
  #items: OpenItem[] = [];
  #isAfterBlank = true;
  #fence = '';

  read(text: string): void {
    for (const line of splitLines(text)) this.#line(line.replaceAll('\t', '    '));
  }

  #line(line: string): void {
    const fence = FENCE.exec(line)?.[1]?.slice(0, 3) ?? '';
    if (fence !== '' && (this.#fence === '' || fence === this.#fence)) {
      this.#fence = this.#fence === '' ? fence : '';
      this.#close();
    } else if (line.trim() === '') {
      this.#paragraph = undefined;
      this.#isAfterBlank = true;
    } else {
      this.#text(line);
      this.#isAfterBlank = false;
    }
  }

  #text(line: string): void {
    const indent = line.search(/\S/);
    const heading = HEADING.exec(line);
    const reference = REFERENCE.exec(line);
    if (this.#fence !== '') this.#extend(line.trim());
    else if (heading !== null)
      this.#add({ kind: 'heading', level: heading[1]?.length ?? 1, text: headingText(line.slice(heading[0].length)) });
    else if (this.#paragraph !== undefined && this.#items.length === 0 && isUnderline(line)) this.#underline(line);
    else if (isRule(line)) this.#add({ kind: 'rule' });
    else if (ITEM.test(line)) this.#item(line);
    else if (reference !== null && this.#paragraph === undefined) {
      this.references.set((reference[1] ?? '').toLowerCase(), reference[2] ?? '');
    } else if (this.#isOfItem(indent)) this.#extendItem(line.trim(), indent);
    else this.#extend(line.trim());
  }

  /** A paragraph underlined with `=` or `-` is a heading. */
  #underline(line: string): void {
    const text = (this.#paragraph ?? []).join(' ');
    this.blocks.pop();
    this.#add({ kind: 'heading', level: line.trim().startsWith('=') ? 1 : 2, text });
  }

  #item(line: string): void {
    const [marker = '', space = '', , number] = ITEM.exec(line) ?? [];
    const indent = space.length;
    while (this.#items.length > 0 && indent < (this.#items.at(-1)?.column ?? 0)) this.#items.pop();
    const text = line.slice(marker.length).replace(TASK, '').trim();
    const item: OpenItem = {
      kind: 'item',
      depth: Math.min(this.#items.length, MAX_DEPTH),
      isOrdered: number !== undefined,
      paragraphs: text === '' ? [] : [[text]],
      column: indent + 2,
    };
    this.#paragraph = undefined;
    if (this.#items.length < MAX_DEPTH) this.#items.push(item);
    this.blocks.push(item);
  }

  #isOfItem(indent: number): boolean {
    return this.#items.length > 0 && (!this.#isAfterBlank || indent >= (this.#items[0]?.column ?? 0));
  }

  #extendItem(text: string, indent: number): void {
    while (this.#isAfterBlank && this.#items.length > 1 && indent < (this.#items.at(-1)?.column ?? 0))
      this.#items.pop();
    const { paragraphs = [] } = this.#items.at(-1) ?? {};
    const last = paragraphs.at(-1);
    if (this.#isAfterBlank || last === undefined) paragraphs.push([text]);
    else last.push(text);
  }

  #extend(written: string): void {
    const text = written.startsWith('|') ? rowText(written) : written.replace(/^(?:>\s?){1,10}/, '');
    if (text === undefined || text === '') return;
    if (this.#paragraph === undefined) {
      this.#items = [];
      this.#paragraph = [];
      this.blocks.push({ kind: 'paragraph', lines: this.#paragraph });
    }
    this.#paragraph.push(text);
  }

  #add(block: MarkdownBlock): void {
    this.#close();
    this.blocks.push(block);
  }

  #close(): void {
    this.#paragraph = undefined;
    this.#items = [];
  }
}

/** Splits a Markdown text into blocks. Accepts any text and drops none of it. */
export const parseMarkdownBlocks = (text: string): MarkdownDocument => {
  const reader = new BlockReader();
  reader.read(text);
  return { blocks: reader.blocks, references: reader.references };
};
