/** Where a value really ends: at a quote after which the tag ends or another attribute begins. */
const AFTER_VALUE = /\s{0,100}(?:\/?>|\?>|[A-Za-z_][\w:.-]{0,60}\s{0,10}=\s{0,10}["'])/y;
/** From wherever in a tag to the first letter of the next value. */
const TO_VALUE = /[^<>="']{0,1000}=\s{0,10}(["'])/y;
/** Longer values are left to the parser: nobody names an ingredient in so many words. */
const LONGEST_VALUE = 20_000;
/** A text in which so many values have no end is no XML that a program wrote, and nobody waits for it to be mended. */
const MOST_FAILURES = 200;

/** What is no tag with attributes, and the sign of its end. */
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

/** Where the value that begins here ends; -1 where nobody can tell. */
const endOfValue = (text: string, start: number, quote: string): number => {
  const furthest = start + LONGEST_VALUE;
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
    while (at !== -1 && this.#failures < MOST_FAILURES) at = this.#text.indexOf('<', this.#pass(at));
    return this.#pieces.join('') + this.#text.slice(this.#written);
  }

  /** Goes past what begins here, and tells where it got to. */
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
 * The text with the quotes and angle brackets inside of attributes escaped, which some programs forget: MasterCook
 * writes `name="8" round cake pan"`. What is well-formed stays as it is.
 */
export const mendAttributes = (text: string): string => new Mender(text).mended();
