/** The real end of a value: a quote followed by the end of the tag or by another attribute. */
const AFTER_VALUE = /\s{0,100}(?:\/?>|\?>|[A-Za-z_][\w:.-]{0,60}\s{0,10}=\s{0,10}["'])/y;
/** From inside a tag to the first character of the next value. */
const TO_VALUE = /[^<>="']{0,1000}=\s{0,10}(["'])/y;
/** Longer values are left to the parser; no ingredient name is that long. */
const MAX_VALUE_LENGTH = 20_000;
/** A text with this many unterminated values was not written by a program and is not worth repairing. */
const MAX_FAILURES = 200;

/** Markup without attributes, by start and end. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '>'],
  ['</', '>'],
] as const;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The end of the value that starts here, or -1 if it cannot be determined. */
const endOfValue = (text: string, start: number, quote: string): number => {
  const furthest = start + MAX_VALUE_LENGTH;
  for (let at = text.indexOf(quote, start); at !== -1 && at < furthest; at = text.indexOf(quote, at + 1)) {
    if (matchAt(AFTER_VALUE, text, at + 1) !== null) return at;
  }
  return -1;
};

const escaped = (value: string): string =>
  /["'<]/.test(value) ? value.replaceAll('"', '&quot;').replaceAll("'", '&apos;').replaceAll('<', '&lt;') : value;

class Mender {
  readonly #text: string;
  readonly #pieces: string[] = [];
  #written = 0;
  #failures = 0;

  constructor(text: string) {
    this.#text = text;
  }

  mended(): string {
    let at = this.#text.indexOf('<');
    while (at !== -1 && this.#failures < MAX_FAILURES) at = this.#text.indexOf('<', this.#pass(at));
    return this.#pieces.join('') + this.#text.slice(this.#written);
  }

  /** Skips the markup that starts here and returns where it ends. */
  #pass(at: number): number {
    if (/[A-Za-z_:]/.test(this.#text.charAt(at + 1))) return this.#tag(at + 1);
    const skipped = SKIPPED.find(([begin]) => this.#text.startsWith(begin, at));
    if (skipped === undefined) return at + 1;
    const end = this.#text.indexOf(skipped[1], at + skipped[0].length);
    return end === -1 ? this.#text.length : end;
  }

  #tag(from: number): number {
    let at = from;
    for (;;) {
      const opening = matchAt(TO_VALUE, this.#text, at);
      if (opening === null) return at;
      const start = at + opening[0].length;
      const end = endOfValue(this.#text, start, opening[1] ?? '"');
      if (end === -1) {
        this.#failures += 1;
        return start;
      }
      this.#pieces.push(this.#text.slice(this.#written, start), escaped(this.#text.slice(start, end)));
      this.#written = end;
      at = end + 1;
    }
  }
}

/**
 * Escapes quotes and angle brackets inside attribute values, which some programs forget: MasterCook writes
 * `name="8" round cake pan"`. Well-formed markup is unchanged.
 */
export const repairAttributes = (text: string): string => new Mender(text).mended();
