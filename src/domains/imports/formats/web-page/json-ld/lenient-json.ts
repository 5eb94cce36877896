/** The JSON values in a text, and whether the text had to be repaired to parse them. */
export interface LenientJson {
  /** More than one if the text contains several values in a row. */
  readonly values: readonly unknown[];
  readonly isRepaired: boolean;
}

/** A value within a text, and the offset where it ends. */
export interface ParsedJsonValue {
  readonly value: unknown;
  readonly end: number;
}

/** Values nested deeper than this are dropped so that recursive code cannot overflow the stack. */
const MAX_DEPTH = 60;
/** Longer texts are cut off before being repaired. The largest script in the evaluated pages is half this long. */
const MAX_LENGTH = 2_000_000;

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const LITERALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** The position of a string: key of a member, value of a member, or item of an array. */
type Role = 'key' | 'value' | 'item';

const COMMENT = String.raw`/[/*]`;
const CLOSED = String.raw`[}\]]\s*(?:[,;}\]{["'<]|${COMMENT}|$)`;
const KEY = String.raw`"(?:[^"\\\n]|\\.){0,80}"\s*:`;
const BARE_KEY = String.raw`["']?[\w@$:. -]{1,60}["']?\s*:`;
const ITEM = String.raw`["'{[\],]|-?\d|true|false|null|${COMMENT}|$`;

const afterValuePattern = (key: string): RegExp =>
  new RegExp(String.raw`\s*(?:${CLOSED}|,\s*(?:${key}|[},]|${COMMENT}|$)|"[\w@-]{1,40}"\s*:|${COMMENT}|$)`, 'y');

/**
 * What may follow the closing quote of a string, by the string's role. Never put two whitespace patterns next to each
 * other: they would backtrack over every way to divide the space.
 */
const AFTER_STRING = {
  key: /\s*:/y,
  item: new RegExp(String.raw`\s*(?:${CLOSED}|,\s*(?:${ITEM})|${COMMENT}|$)|\s*\n\s*"`, 'y'),
  value: afterValuePattern(KEY),
  // Writers who use single quotes tend to leave keys unquoted.
  singleQuoted: afterValuePattern(BARE_KEY),
} as const;

/** Tolerant JSON parser. It inspects each character a bounded number of times. */
class LenientParser {
  readonly #text: string;
  #offset = 0;

  constructor(text: string, offset = 0) {
    this.#text = text;
    this.#offset = offset;
  }

  parseOne(): ParsedJsonValue {
    return { value: this.#parseValue(0, 'value'), end: this.#offset };
  }

  parseAll(): unknown[] {
    const values: unknown[] = [];
    while (this.#offset < this.#text.length) {
      const before = this.#offset;
      this.#skip();
      const char = this.#text[this.#offset];
      if (char === '{' || char === '[') values.push(this.#parseValue(0, 'value'));
      else this.#offset += 1;
      if (this.#offset === before) this.#offset += 1;
    }
    return values;
  }

  /** Skips whitespace and comments. */
  #skip(): void {
    for (;;) {
      const char = this.#text[this.#offset];
      if (char === undefined) return;
      if (char <= ' ' || /\s/.test(char)) this.#offset += 1;
      else if (this.#text.startsWith('/*', this.#offset)) this.#skipPast('*/');
      else if (this.#text.startsWith('//', this.#offset)) this.#skipPast('\n');
      else return;
    }
  }

  #skipPast(end: string): void {
    const found = this.#text.indexOf(end, this.#offset + 2);
    this.#offset = found < 0 ? this.#text.length : found + end.length;
  }

  #parseValue(depth: number, role: Role): unknown {
    this.#skip();
    const char = this.#text[this.#offset];
    if (char === '{') return this.#parseObject(depth);
    if (char === '[') return this.#parseArray(depth);
    return char === '"' || char === "'" ? this.#parseString(char, role) : this.#parseWord();
  }

  #parseObject(depth: number): unknown {
    const entries: [string, unknown][] = [];
    this.#parseMembers('{', depth, () => {
      const char = this.#text[this.#offset];
      const key = char === '"' || char === "'" ? this.#parseString(char, 'key') : this.#parseBareKey();
      this.#skip();
      if (this.#text[this.#offset] !== ':') return;
      this.#offset += 1;
      const value = this.#parseValue(depth + 1, 'value');
      if (key !== '__proto__') entries.push([key, value]);
    });
    return Object.fromEntries(entries);
  }

  #parseArray(depth: number): unknown {
    const values: unknown[] = [];
    this.#parseMembers('[', depth, () => values.push(this.#parseValue(depth + 1, 'item')));
    return values;
  }

  /** Parses the members between brackets, tolerating extra and missing commas. */
  #parseMembers(opener: '{' | '[', depth: number, parseMember: () => void): void {
    this.#offset += 1;
    if (depth > MAX_DEPTH) {
      this.#offset = this.#text.length;
      return;
    }
    for (;;) {
      this.#skip();
      const char = this.#text[this.#offset];
      if (char === undefined) return;
      if (char === '}' || char === ']') {
        // A mismatched closer belongs to an enclosing value, unless this is the outermost one.
        if (char === CLOSERS[opener] || depth === 0) this.#offset += 1;
        return;
      }
      const before = this.#offset;
      if (char === ',' || char === ';' || char === ':') this.#offset += 1;
      else parseMember();
      if (this.#offset === before) this.#offset += 1;
    }
  }

  #parseBareKey(): string {
    const [key = ''] = /[\w$@.-]*/.exec(this.#text.slice(this.#offset, this.#offset + 100)) ?? [];
    this.#offset += key.length;
    return key;
  }

  /** A number, a literal, or a stray word, which becomes null. */
  #parseWord(): unknown {
    const [word = ''] = /^[^\s,\]}[{:"]*/.exec(this.#text.slice(this.#offset, this.#offset + 100)) ?? [];
    this.#offset += word.length;
    if (LITERALS.has(word)) return LITERALS.get(word);
    return /^[+-]?(?:\d|\.\d)/.test(word) && Number.isFinite(Number(word)) ? Number(word) : null;
  }

  #parseString(quote: string, role: Role): string {
    this.#offset += 1;
    let text = '';
    for (;;) {
      const start = this.#offset;
      while (
        this.#offset < this.#text.length &&
        this.#text[this.#offset] !== quote &&
        this.#text[this.#offset] !== '\\'
      )
        this.#offset += 1;
      text += this.#text.slice(start, this.#offset);
      const char = this.#text[this.#offset];
      if (char === undefined) return text;
      this.#offset += 1;
      if (char === '\\') text += this.#parseEscape();
      else if (this.#closesString(role, quote)) return text;
      else text += char;
    }
  }

  #parseEscape(): string {
    const char = this.#text[this.#offset] ?? '';
    this.#offset += 1;
    if (char === 'u') {
      const [digits] = /^[\da-f]{4}/i.exec(this.#text.slice(this.#offset, this.#offset + 4)) ?? [];
      if (digits === undefined) return 'u';
      this.#offset += 4;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    return ESCAPES[char] ?? char;
  }

  /**
   * Whether the quote just read closes the string. Quotes that the author forgot to escape are surrounded by words; a
   * closing quote is followed by a token that can come after a string and, in turn, by one that can come after that.
   */
  #closesString(role: Role, quote: string): boolean {
    const pattern = role === 'value' && quote === "'" ? AFTER_STRING.singleQuoted : AFTER_STRING[role];
    pattern.lastIndex = this.#offset;
    return pattern.test(this.#text);
  }
}

/** Parses the value that starts at an offset, regardless of the text around it. */
export const parseJsonAt = (text: string, offset: number): ParsedJsonValue =>
  new LenientParser(text, offset).parseOne();

/** Strips what pages wrap around JSON: HTML comments, CDATA, an assignment. */
const unwrap = (text: string): string => {
  const bare = text.replaceAll(/<!\[CDATA\[|\]\]>/g, '');
  const start = bare.search(/[[{]/);
  return start < 0 ? '' : bare.slice(start, start + MAX_LENGTH);
};

/** Some software HTML-escapes the whole script, although browsers do not unescape script contents. */
const unescapeHtml = (text: string): string =>
  /^\s*[[{]\s*&(?:quot|#0?34|#x22);/i.test(text)
    ? text
        .replaceAll(/&(?:quot|#0?34|#x22);/gi, '"')
        .replaceAll(/&(?:#0?39|apos);/gi, "'")
        .replaceAll('&amp;', '&')
    : text;

/** Parses JSON and repairs it if necessary. Never throws. */
export const parseLenientJson = (text: string): LenientJson => {
  try {
    return { values: [JSON.parse(text) as unknown], isRepaired: false };
  } catch {
    const values = new LenientParser(unescapeHtml(unwrap(text))).parseAll();
    return { values, isRepaired: true };
  }
};
