/** An ingredient mentioned in a step: `@olive oil|oil{2%tbsp}(warm)`. */
export interface CooklangIngredient {
  readonly kind: 'ingredient';
  readonly name: string;
  /** The name shown in the text of the step. */
  readonly displayName: string;
  readonly amount: string;
  readonly unit: string;
  readonly preparation: string;
  /** Prefixes defined by the extensions: `&` refers to an earlier mention, `-` hides it, `?` makes it optional. */
  readonly modifiers: string;
}

/** `#frying pan{2}(non-stick)`. */
export interface CooklangCookware {
  readonly kind: 'cookware';
  readonly name: string;
  readonly displayName: string;
  readonly amount: string;
  readonly preparation: string;
  readonly modifiers: string;
}

/** `~{25%minutes}`, or with a name: `~eggs{3%minutes}`. */
export interface CooklangTimer {
  readonly kind: 'timer';
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

export type CooklangStepItem =
  | { readonly kind: 'text'; readonly text: string }
  | CooklangIngredient
  | CooklangCookware
  | CooklangTimer;

/** A single word ends at a space or at punctuation, except for punctuation inside the word. */
const WORD = /(?:[^\s\p{P}]|['’_-](?=[^\s\p{P}]))+/uy;
/** A path to another recipe: `./sauces/Hollandaise`. */
const PATH = /\.{1,2}\/[^\s{}@#~]+/y;
const MODIFIERS = /[@&?+*-]{0,5}(?:\([=~\d]{1,8}\))?/y;
/** A name extends to its brace unless another mark starts first. */
const NAME = /(?:\\.|[^\\{}@#~\n])+/y;
const BRACES = /\{((?:\\.|[^\\{}\n])*)\}/y;
const NOTE = /\(((?:\\.|[^\\()\n])*)\)/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** A backslash makes plain text of what follows it. */
export const unescapeBackslashes = (text: string): string => text.replaceAll(/\\(.)/g, '$1');

const part = (text: string | undefined): string =>
  unescapeBackslashes(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `1|2|3` has one amount per serving count. The first one is what the recipe is written for. */
const firstAmount = (text: string): string => {
  const amounts = text.split(/(?<!\\)\|/);
  return amounts.every((amount) => /^[\s\d.,/*-]+$/.test(amount)) ? (amounts[0] ?? '') : text;
};

/** Normalizes `1 / 2` to `1/2` and drops the scaling flags of `=1` (fixed) and `1*` (scales). */
const amountText = (text: string): string =>
  part(firstAmount(text.replace(/^\s*=/, '').replace(/\*\s*$/, ''))).replaceAll(/(\d) ?\/ ?(\d)/g, '$1/$2');

interface Measure {
  readonly amount: string;
  readonly unit: string;
}

const measureOf = (braces: string): Measure => {
  const [amount = '', ...units] = braces.split(/(?<!\\)%/);
  return { amount: amountText(amount), unit: part(units.join('%')) };
};

interface Mark extends Measure {
  readonly name: string;
  readonly shown: string;
  readonly preparation: string;
  readonly modifiers: string;
  readonly end: number;
}

/** Splits `@olive oil|oil{}` into name and display name. Timers have no display name. */
const namesOf = (text: string, sign: string): Pick<Mark, 'name' | 'shown'> => {
  const at = sign === '~' ? -1 : text.search(/(?<!\\)\|/);
  const [name, alias] = at < 0 ? [part(text), ''] : [part(text.slice(0, at)), part(text.slice(at + 1))];
  const own = /^\.{0,2}\//.test(name) ? name.slice(name.lastIndexOf('/') + 1) : name;
  return { name: own || alias, shown: alias || own };
};

/** Finds how far a name starting at a position can extend. Positions must increase, so no text is scanned twice. */
class NameEnds {
  readonly #text: string;
  #end = -1;

  constructor(text: string) {
    this.#text = text;
  }

  from(at: number): number {
    if (at >= this.#end) this.#end = at + (matchAt(NAME, this.#text, at)?.[0].length ?? 0);
    return this.#end;
  }
}

/** Reads the marks in the text of a step. */
class StepReader {
  readonly #text: string;
  readonly #names: NameEnds;
  readonly #items: CooklangStepItem[] = [];
  #plain = '';

  constructor(text: string) {
    this.#text = text;
    this.#names = new NameEnds(text);
  }

  items(): readonly CooklangStepItem[] {
    let at = 0;
    while (at < this.#text.length) {
      const next = this.#text.slice(at).search(/[\\@#~]/);
      if (next === -1) break;
      this.#plain += this.#text.slice(at, at + next);
      at += next;
      at = this.#sign(at);
    }
    this.#plain += this.#text.slice(at);
    this.#flush();
    return this.#items;
  }

  /** Parses whatever starts at this character and returns its end. */
  #sign(at: number): number {
    const sign = this.#text.charAt(at);
    if (sign === '\\') {
      this.#plain += this.#text.charAt(at + 1);
      return at + 2;
    }
    const mark = this.#mark(at + 1, sign);
    if (mark === undefined) {
      this.#plain += sign;
      return at + 1;
    }
    this.#flush();
    const { name, shown, amount, unit, preparation, modifiers, end } = mark;
    if (sign === '@')
      this.#items.push({ kind: 'ingredient', name, displayName: shown, amount, unit, preparation, modifiers });
    else if (sign === '#') {
      // Units of cookware are rare, but they are kept.
      const count = [amount, unit].filter((word) => word !== '').join(' ');
      this.#items.push({ kind: 'cookware', name, displayName: shown, amount: count, preparation, modifiers });
    } else this.#items.push({ kind: 'timer', name, amount, unit });
    return end;
  }

  #mark(from: number, sign: string): Mark | undefined {
    const modifiers = sign === '~' ? '' : (matchAt(MODIFIERS, this.#text, from)?.[0] ?? '');
    const start = from + modifiers.length;
    return this.#withBraces(start, sign, modifiers) ?? this.#oneWord(start, sign, modifiers);
  }

  #withBraces(start: number, sign: string, modifiers: string): Mark | undefined {
    const end = this.#names.from(start);
    const braces = matchAt(BRACES, this.#text, end);
    const written = this.#text.slice(start, end);
    if (braces === null || /^\s/.test(written) || (written === '' && sign !== '~')) return undefined;
    return this.#ended(
      { ...namesOf(written, sign), ...measureOf(braces[1] ?? ''), modifiers },
      sign,
      end + braces[0].length,
    );
  }

  #oneWord(start: number, sign: string, modifiers: string): Mark | undefined {
    const word = matchAt(PATH, this.#text, start) ?? matchAt(WORD, this.#text, start);
    if (word === null) return undefined;
    return this.#ended({ ...namesOf(word[0], sign), amount: '', unit: '', modifiers }, sign, start + word[0].length);
  }

  /** Adds the note that follows in parentheses. After a timer, parentheses are text of the step. */
  #ended(mark: Omit<Mark, 'preparation' | 'end'>, sign: string, at: number): Mark {
    const note = sign === '~' ? null : matchAt(NOTE, this.#text, at);
    return { ...mark, preparation: part(note?.[1]), end: at + (note?.[0].length ?? 0) };
  }

  #flush(): void {
    if (this.#plain !== '') this.#items.push({ kind: 'text', text: this.#plain });
    this.#plain = '';
  }
}

/** Parses a step into text and marks, in order. */
export const parseStepItems = (text: string): readonly CooklangStepItem[] => new StepReader(text).items();
