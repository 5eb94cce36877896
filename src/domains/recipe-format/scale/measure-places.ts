import { isAmountWord, parseAmount, findUnitsByName } from '../../units/index.ts';
import type { Amount, Language, SimpleQuantity } from '../../units/index.ts';
import { asWritten, numbersInText, statesTheSame } from './numbers-in-text.ts';
import type { Stretch, UnitWords, WrittenNumber } from './numbers-in-text.ts';

/** Position of a part of a quantity in a text: its number and the words of its unit, if any. */
export interface Place extends Stretch {
  readonly unit: UnitWords | undefined;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const NEXT_WORD = /[ \u00a0]\p{L}[\p{L}\p{M}'’]*/uy;
const WORDS_OF_A_NUMBER = /\p{L}[\p{L}\p{M}'’]*(?:[ -]\p{L}[\p{L}\p{M}'’]*){0,2}/uy;
const MOST_WORDS_BEHIND = 5;
/** Maximum number of candidates with the same words. */
const MOST_TRIES = 20;

/** The measures in a text; each can be taken once. */
export class MeasurePlaces {
  readonly #text: string;
  readonly #language: Language | undefined;
  readonly #free: Set<WrittenNumber>;
  readonly #taken: Place[] = [];
  readonly isTooMuch: boolean;

  constructor(text: string, language: Language | undefined) {
    const numbers = numbersInText(text, language);
    this.#text = text;
    this.#language = language;
    this.#free = new Set(numbers);
    this.isTooMuch = numbers === undefined;
  }

  /** The numbers that have not been taken. */
  get left(): readonly WrittenNumber[] {
    return [...this.#free];
  }

  get taken(): readonly Place[] {
    return this.#taken;
  }

  /**
   * Finds the place of a part by its authored words, or else by its number and unit. A number followed by another unit
   * does not match.
   */
  take(part: SimpleQuantity): Place | undefined {
    if (part.amount === undefined) return undefined;
    const amount = asWritten(part.amount);
    const place = this.#byWords(part, amount) ?? this.#byNumber(part, amount);
    if (place !== undefined) this.#taken.push(place);
    return place;
  }

  #byWords({ text = '', unit }: SimpleQuantity, amount: Amount): Place | undefined {
    if (text === '') return undefined;
    let at = this.#text.indexOf(text);
    for (let tries = 0; at !== -1 && tries < MOST_TRIES; tries += 1, at = this.#text.indexOf(text, at + 1)) {
      const stretch = { start: at, end: at + text.length };
      const place = this.#standsAlone(stretch) ? this.#within(stretch, unit, amount) : undefined;
      if (place !== undefined) return place;
    }
    return undefined;
  }

  #standsAlone({ start, end }: Stretch): boolean {
    return !LETTER_OR_DIGIT.test(this.#text[start - 1] ?? '') && !LETTER_OR_DIGIT.test(this.#text[end] ?? '');
  }

  #within(stretch: Stretch, unit: string | undefined, amount: Amount): Place | undefined {
    for (const number of this.#free) {
      if (number.start < stretch.start || number.end > stretch.end) continue;
      const end = this.#endOf(number, amount);
      if (end !== undefined) {
        this.#free.delete(number);
        const own = this.#fits(number, unit) && (number.unit?.end ?? 0) <= stretch.end ? number.unit : undefined;
        return { start: number.start, end, unit: own ?? this.#unitBehind(end, stretch.end, unit) };
      }
    }
    return this.#inWords(stretch, unit, amount);
  }

  /** `one onion`, `half a lemon`, `two 14-oz cans`: the number is the first words. */
  #inWords(stretch: Stretch, unit: string | undefined, amount: Amount): Place | undefined {
    WORDS_OF_A_NUMBER.lastIndex = stretch.start;
    const words = WORDS_OF_A_NUMBER.exec(this.#text)?.[0] ?? '';
    for (let length = words.length; length > 0; length = words.slice(0, length).search(/[ -][^ -]*$/)) {
      const found = parseAmount(words.slice(0, length), this.#language);
      const end = stretch.start + length;
      if (found !== undefined && statesTheSame(found, amount)) {
        return { start: stretch.start, end, unit: this.#unitBehind(end, stretch.end, unit) };
      }
    }
    return undefined;
  }

  #byNumber({ unit, text }: SimpleQuantity, amount: Amount): Place | undefined {
    const numbers = [...this.#free].filter((number) => this.#endOf(number, amount) !== undefined);
    const number =
      unit === undefined
        ? numbers.find((one) => text === undefined || one.unit === undefined)
        : (numbers.find((one) => one.unit?.candidates.some(({ id }) => id === unit)) ??
          numbers.find((one) => one.unit === undefined));
    if (number === undefined) return undefined;
    this.#free.delete(number);
    return { ...number, end: this.#endOf(number, amount) ?? number.end };
  }

  /** Where the number ends, if it is this one. `1 dozen` is twelve, and none is left of the dozen. */
  #endOf({ start, end, amount }: WrittenNumber, wanted: Amount): number | undefined {
    NEXT_WORD.lastIndex = end;
    const next = NEXT_WORD.exec(this.#text)?.[0];
    if (next !== undefined && isAmountWord(next.slice(1), this.#language)) {
      const endOfWord = end + next.length;
      const more = parseAmount(this.#text.slice(start, endOfWord), this.#language);
      if (more !== undefined && statesTheSame(more, wanted)) return endOfWord;
    }
    return statesTheSame(amount, wanted) ? end : undefined;
  }

  #fits({ unit }: WrittenNumber, id: string | undefined): boolean {
    return unit !== undefined && (id === undefined || unit.candidates.some((one) => one.id === id));
  }

  /** The unit at the end of the authored words, behind the size of each: `1 (400 g) tin`. */
  #unitBehind(start: number, end: number, unit: string | undefined): UnitWords | undefined {
    const words = [...this.#text.slice(start, end).matchAll(/[\p{L}\p{M}][\p{L}\p{M}.'’]*/gu)].slice(
      -MOST_WORDS_BEHIND,
    );
    for (const { index } of words) {
      const at = start + index;
      const candidates = findUnitsByName(this.#text.slice(at, end), this.#language);
      if (candidates.some(({ id }) => unit === undefined || id === unit)) return { start: at, end, candidates };
    }
    return undefined;
  }
}
