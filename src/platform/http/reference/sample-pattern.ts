/** A range of code points, both ends inclusive. */
type Span = readonly [number, number];

const ANYTHING: Span = [0, 0x10ffff];
const DIGITS: Span = [0x30, 0x39];
const UPPER: Span = [0x41, 0x5a];
const LOWER: Span = [0x61, 0x7a];
const SPACE: Span = [0x20, 0x20];
const CONTROLS: ReadonlyMap<string, number> = new Map([
  ['n', 0x0a],
  ['r', 0x0d],
  ['t', 0x09],
  ['f', 0x0c],
  ['v', 0x0b],
  ['0', 0x00],
]);

const holds = (spans: readonly Span[], point: number): boolean =>
  spans.some(([from, to]) => point >= from && point <= to);

/** Picks a character inside a class, or outside it if negated; a plain one if possible. */
const pick = (spans: readonly Span[], negated: boolean): string => {
  const plain = ['a', '1', 'A', '-', '_', '.', ' '].find((sign) => holds(spans, sign.codePointAt(0) ?? 0) !== negated);
  return plain ?? String.fromCodePoint(spans[0]?.[0] ?? 0x61);
};

/**
 * Walks a regular expression and generates text that should match it: it takes the first alternative, and repeats as
 * often as requested within the bounds. It ignores lookarounds, so the caller has to test the text against the
 * expression.
 */
class Writer {
  readonly #pattern: string;
  readonly #wanted: number;
  #at = 0;

  constructor(pattern: string, wanted: number) {
    this.#pattern = pattern;
    this.#wanted = wanted;
  }

  alternatives(): string {
    const first = this.#sequence();
    while (this.#take('|')) this.#sequence();
    return first;
  }

  #take(sign: string): boolean {
    const found = this.#pattern.startsWith(sign, this.#at);
    if (found) this.#at += sign.length;
    return found;
  }

  /** Consumes what an expression matches at the current position. */
  #match(expression: RegExp): RegExpExecArray | undefined {
    const found = new RegExp(expression, 'yu');
    found.lastIndex = this.#at;
    const result = found.exec(this.#pattern);
    if (result) this.#at = found.lastIndex;
    return result ?? undefined;
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern.charAt(this.#at))) {
      const atom = this.#atom();
      text += atom.repeat(this.#times());
    }
    return text;
  }

  #times(): number {
    const [, sign, min, open, max] = this.#match(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/) ?? [];
    if (sign !== undefined) return Math.min(sign === '?' ? 1 : Infinity, Math.max(sign === '+' ? 1 : 0, this.#wanted));
    if (min === undefined) return 1;
    const limit = open === '' ? Number(min) : max === '' ? Infinity : Number(max);
    return Math.min(limit, Math.max(Number(min), this.#wanted));
  }

  #atom(): string {
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) return this.#class();
    if (this.#take('\\')) {
      if (this.#match(/[bB]/)) return '';
      const spans = this.#escaped();
      return pick(spans, false);
    }
    if (this.#match(/[$^]/)) return '';
    if (this.#take('.')) return 'a';
    return this.#match(/./su)?.[0] ?? '';
  }

  #group(): string {
    const looksAround = this.#match(/\?<?[=!]/) !== undefined;
    if (!looksAround) this.#match(/\?(?::|<[^>]+>)/);
    const text = this.alternatives();
    this.#take(')');
    return looksAround ? '' : text;
  }

  #class(): string {
    const negated = this.#take('^');
    const spans: Span[] = [];
    while (this.#at < this.#pattern.length && !this.#take(']')) {
      const [first = SPACE, ...rest] = this.#member();
      const isSpan = rest.length === 0 && this.#match(/-(?!\])/) !== undefined;
      spans.push(isSpan ? [first[0], this.#member()[0]?.[1] ?? first[1]] : first, ...rest);
    }
    return pick(spans, negated);
  }

  #member(): readonly Span[] {
    if (this.#take('\\')) return this.#escaped();
    const point = this.#match(/./su)?.[0].codePointAt(0) ?? 0x20;
    return [[point, point]];
  }

  /** The characters that an escape sequence stands for. */
  #escaped(): readonly Span[] {
    const hex = this.#match(/u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})/);
    if (hex) {
      const point = Number.parseInt(hex[1] ?? hex[2] ?? hex[3] ?? '20', 16);
      return [[point, point]];
    }
    if (this.#match(/[pP]\{[^}]*\}/)) return [LOWER, UPPER];
    const sign = this.#match(/./su)?.[0] ?? '';
    if (sign === 'd') return [DIGITS];
    if (sign === 'w') return [LOWER, UPPER, DIGITS];
    if (sign === 's') return [SPACE];
    if (sign === 'D' || sign === 'S' || sign === 'W') return [sign === 'W' ? SPACE : LOWER];
    const point = CONTROLS.get(sign) ?? sign.codePointAt(0) ?? ANYTHING[0];
    return [[point, point]];
  }
}

/**
 * Generates text for a pattern, with repetitions of about the requested length. The text is not guaranteed to match.
 */
export const generateTextForPattern = (pattern: string, wanted: number): string =>
  new Writer(pattern, wanted).alternatives();
