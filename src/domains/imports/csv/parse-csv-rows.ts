/**
 * RFC 4180 uses commas. Semicolons are common where the comma is the decimal separator, tabs come from spreadsheets.
 */
const DIVIDERS = [',', ';', '\t'] as const;

/** How much of a text is scanned to detect the delimiter. */
const LOOKED_AT = 10_000;

const isLineEnd = (sign: string | undefined): boolean => sign === '\n' || sign === '\r';

/** The delimiter that occurs most often in the first row, outside of quotes. */
const dividerOf = (text: string): string => {
  const counts = new Map<string, number>(DIVIDERS.map((divider) => [divider, 0]));
  let isQuoted = false;
  for (const sign of text.slice(0, LOOKED_AT)) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && isLineEnd(sign)) break;
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? ',';
};

/** Reads a text field by field, in a single pass. */
class Cursor {
  readonly #text: string;
  readonly #divider: string;
  #at: number;

  constructor(text: string) {
    this.#at = text.startsWith('\ufeff') ? 1 : 0;
    this.#text = text;
    this.#divider = dividerOf(text.slice(this.#at));
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Reads the fields of a row and moves past its end. */
  row(): string[] {
    const fields = [this.#field()];
    while (this.#text[this.#at] === this.#divider) {
      this.#at += 1;
      fields.push(this.#field());
    }
    if (this.#text[this.#at] === '\r') this.#at += 1;
    if (this.#text[this.#at] === '\n') this.#at += 1;
    return fields;
  }

  #field(): string {
    // Some programs write a space after a comma.
    let start = this.#at;
    while (this.#text[start] === ' ') start += 1;
    if (this.#text[start] !== '"') return this.#upToEnd();
    this.#at = start;
    return this.#quoted() + this.#upToEnd();
  }

  /** Quoted text may contain line breaks and delimiters. Two quotes stand for one. */
  #quoted(): string {
    const pieces: string[] = [];
    for (;;) {
      const start = this.#at + 1;
      const end = this.#text.indexOf('"', start);
      pieces.push(this.#text.slice(start, end === -1 ? undefined : end));
      this.#at = end === -1 ? this.#text.length : end + 1;
      if (this.#text[this.#at] !== '"') return pieces.join('"');
    }
  }

  /** Reads up to the next delimiter or line end. Quotes are plain characters here. */
  #upToEnd(): string {
    const start = this.#at;
    while (!this.isAtEnd && this.#text[this.#at] !== this.#divider && !isLineEnd(this.#text[this.#at])) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }
}

/**
 * Parses the rows of a CSV file (RFC 4180), skipping empty ones. Accepts any common delimiter and line ending, and runs
 * in linear time.
 */
export function* parseCsvRows(text: string): Generator<readonly string[]> {
  const cursor = new Cursor(text);
  while (!cursor.isAtEnd) {
    const row = cursor.row();
    if (row.some((field) => field.trim() !== '')) yield row;
  }
}
