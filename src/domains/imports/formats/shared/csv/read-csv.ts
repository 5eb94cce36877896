/** What divides fields: a comma by RFC 4180, a semicolon where commas are in numbers, a tab from spreadsheets. */
const DIVIDERS = [',', ';', '\t'] as const;

/** How much of a text is looked at to tell what divides its fields. */
const LOOKED_AT = 10_000;

const isLineEnd = (sign: string | undefined): boolean => sign === '\n' || sign === '\r';

/** The sign that stands most often in the first row, outside of quotes. */
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

/** Goes through a text once, field by field. */
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

  /** The fields up to the end of the row, and past it. */
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

  /** What stands between quotes, line breaks and dividers among it; two quotes are one. */
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

  /** What stands before the next divider or the end of the row, quotes among it. */
  #upToEnd(): string {
    const start = this.#at;
    while (!this.isAtEnd && this.#text[this.#at] !== this.#divider && !isLineEnd(this.#text[this.#at])) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }
}

/**
 * The rows of a CSV file (RFC 4180), one after the other, without those in which there is nothing. It takes whatever
 * divides the fields and ends the lines, and takes as long as the text is long.
 */
export function* csvRows(text: string): Generator<readonly string[]> {
  const cursor = new Cursor(text);
  while (!cursor.isAtEnd) {
    const row = cursor.row();
    if (row.some((field) => field.trim() !== '')) yield row;
  }
}
