/** What a text says as JSON, and whether it had to be mended for that. */
export interface MendedJson {
  /** Several where the text has several one after the other. */
  readonly values: readonly unknown[];
  readonly isMended: boolean;
}

/** A value in a text, and where it ends. */
export interface JsonAt {
  readonly value: unknown;
  readonly end: number;
}

/** Deeper than this nothing is read: those who walk the values need not fear for the stack. */
const DEEPEST = 60;
/** More than this is not mended. The largest script of the pages that were tried has half of it. */
const LONGEST = 2_000_000;

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** What a text is: the name of a member, its value, or an item of a list. */
type Role = 'key' | 'value' | 'item';

const COMMENT = String.raw`/[/*]`;
const CLOSED = String.raw`[}\]]\s*(?:[,;}\]{["'<]|${COMMENT}|$)`;
const KEY = String.raw`"(?:[^"\\\n]|\\.){0,80}"\s*:`;
const BARE_KEY = String.raw`["']?[\w@$:. -]{1,60}["']?\s*:`;
const ITEM = String.raw`["'{[\],]|-?\d|true|false|null|${COMMENT}|$`;

const afterValue = (key: string): RegExp =>
  new RegExp(String.raw`\s*(?:${CLOSED}|,\s*(?:${key}|[},]|${COMMENT}|$)|"[\w@-]{1,40}"\s*:|${COMMENT}|$)`, 'y');

/**
 * What follows the quotation mark at the end of a text, by what the text is. Two patterns for space never stand beside
 * each other: they would try every way to share it.
 */
const ENDS = {
  key: /\s*:/y,
  item: new RegExp(String.raw`\s*(?:${CLOSED}|,\s*(?:${ITEM})|${COMMENT}|$)|\s*\n\s*"`, 'y'),
  value: afterValue(KEY),
  // Who writes texts so leaves out those of names.
  quoted: afterValue(BARE_KEY),
} as const;

/** Reads JSON as it was meant. Each place of the text is looked at a bounded number of times. */
class LenientReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string, at = 0) {
    this.#text = text;
    this.#at = at;
  }

  one(): JsonAt {
    return { value: this.#value(0, 'value'), end: this.#at };
  }

  all(): unknown[] {
    const values: unknown[] = [];
    while (this.#at < this.#text.length) {
      const before = this.#at;
      this.#skip();
      const sign = this.#text[this.#at];
      if (sign === '{' || sign === '[') values.push(this.#value(0, 'value'));
      else this.#at += 1;
      if (this.#at === before) this.#at += 1;
    }
    return values;
  }

  /** Spaces, comments, and what parts values. */
  #skip(): void {
    for (;;) {
      const sign = this.#text[this.#at];
      if (sign === undefined) return;
      if (sign <= ' ' || /\s/.test(sign)) this.#at += 1;
      else if (this.#text.startsWith('/*', this.#at)) this.#skipPast('*/');
      else if (this.#text.startsWith('//', this.#at)) this.#skipPast('\n');
      else return;
    }
  }

  #skipPast(end: string): void {
    const found = this.#text.indexOf(end, this.#at + 2);
    this.#at = found < 0 ? this.#text.length : found + end.length;
  }

  #value(depth: number, role: Role): unknown {
    this.#skip();
    const sign = this.#text[this.#at];
    if (sign === '{') return this.#object(depth);
    if (sign === '[') return this.#list(depth);
    return sign === '"' || sign === "'" ? this.#string(sign, role) : this.#word();
  }

  #object(depth: number): unknown {
    const entries: [string, unknown][] = [];
    this.#members('{', depth, () => {
      const sign = this.#text[this.#at];
      const key = sign === '"' || sign === "'" ? this.#string(sign, 'key') : this.#bareKey();
      this.#skip();
      if (this.#text[this.#at] !== ':') return;
      this.#at += 1;
      const value = this.#value(depth + 1, 'value');
      if (key !== '__proto__') entries.push([key, value]);
    });
    return Object.fromEntries(entries);
  }

  #list(depth: number): unknown {
    const values: unknown[] = [];
    this.#members('[', depth, () => values.push(this.#value(depth + 1, 'item')));
    return values;
  }

  /** What stands between brackets, with commas, too many or too few of them. */
  #members(opener: '{' | '[', depth: number, read: () => void): void {
    this.#at += 1;
    if (depth > DEEPEST) {
      this.#at = this.#text.length;
      return;
    }
    for (;;) {
      this.#skip();
      const sign = this.#text[this.#at];
      if (sign === undefined) return;
      if (sign === '}' || sign === ']') {
        // The end of something around this one is not ours to take, unless nothing is around it.
        if (sign === CLOSERS[opener] || depth === 0) this.#at += 1;
        return;
      }
      const before = this.#at;
      if (sign === ',' || sign === ';' || sign === ':') this.#at += 1;
      else read();
      if (this.#at === before) this.#at += 1;
    }
  }

  #bareKey(): string {
    const [key = ''] = /[\w$@.-]*/.exec(this.#text.slice(this.#at, this.#at + 100)) ?? [];
    this.#at += key.length;
    return key;
  }

  /** A number, `true`, or some word that a program has left there. */
  #word(): unknown {
    const [word = ''] = /^[^\s,\]}[{:"]*/.exec(this.#text.slice(this.#at, this.#at + 100)) ?? [];
    this.#at += word.length;
    if (WORDS.has(word)) return WORDS.get(word);
    return /^[+-]?(?:\d|\.\d)/.test(word) && Number.isFinite(Number(word)) ? Number(word) : null;
  }

  #string(quote: string, role: Role): string {
    this.#at += 1;
    let text = '';
    for (;;) {
      const begin = this.#at;
      while (this.#at < this.#text.length && this.#text[this.#at] !== quote && this.#text[this.#at] !== '\\')
        this.#at += 1;
      text += this.#text.slice(begin, this.#at);
      const sign = this.#text[this.#at];
      if (sign === undefined) return text;
      this.#at += 1;
      if (sign === '\\') text += this.#escape();
      else if (this.#endsText(role, quote)) return text;
      else text += sign;
    }
  }

  #escape(): string {
    const sign = this.#text[this.#at] ?? '';
    this.#at += 1;
    if (sign === 'u') {
      const [digits] = /^[\da-f]{4}/i.exec(this.#text.slice(this.#at, this.#at + 4)) ?? [];
      if (digits === undefined) return 'u';
      this.#at += 4;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    return ESCAPES[sign] ?? sign;
  }

  /**
   * Whether the quotation mark just read ends its text. Those that the writer of the page forgot to escape stand among
   * words; the last one is followed by what can follow a text, and that by what can follow it.
   */
  #endsText(role: Role, quote: string): boolean {
    const pattern = role === 'value' && quote === "'" ? ENDS.quoted : ENDS[role];
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }
}

/** The value that begins at a place of a text, whatever is before and after it. */
export const jsonAt = (text: string, at: number): JsonAt => new LenientReader(text, at).one();

/** Without what pages wrap around it: comments of HTML, CDATA, an assignment. */
const unwrapped = (text: string): string => {
  const bare = text.replaceAll(/<!\[CDATA\[|\]\]>/g, '');
  const begin = bare.search(/[[{]/);
  return begin < 0 ? '' : bare.slice(begin, begin + LONGEST);
};

/** Some programs escape all of it for HTML, where nothing in a script is unescaped. */
const unescaped = (text: string): string =>
  /^\s*[[{]\s*&(?:quot|#0?34|#x22);/i.test(text)
    ? text
        .replaceAll(/&(?:quot|#0?34|#x22);/gi, '"')
        .replaceAll(/&(?:#0?39|apos);/gi, "'")
        .replaceAll('&amp;', '&')
    : text;

/** What a text says as JSON, mended as far as it needs it. It never throws. */
export const readBrokenJson = (text: string): MendedJson => {
  try {
    return { values: [JSON.parse(text) as unknown], isMended: false };
  } catch {
    const values = new LenientReader(unescaped(unwrapped(text))).all();
    return { values, isMended: true };
  }
};
