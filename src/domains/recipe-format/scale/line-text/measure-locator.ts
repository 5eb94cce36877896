import { isAmountWord, parseAmount, findUnitsByName } from '../../../units/index.ts';
import type { Amount, Language, SimpleQuantity } from '../../../units/index.ts';
import { findNumbers, hasSameNumbers, toSingleNumber } from './find-numbers.ts';
import type { NumberSpan, TextSpan, UnitSpan } from './find-numbers.ts';

/** Where a term of a quantity appears in a text: its number, and its unit if it has one. */
export interface MeasureSpan extends TextSpan {
  readonly unit: UnitSpan | undefined;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const NEXT_WORD = /[ \u00a0]\p{L}[\p{L}\p{M}'’]*/uy;
const SPELLED_OUT_NUMBER = /\p{L}[\p{L}\p{M}'’]*(?:[ -]\p{L}[\p{L}\p{M}'’]*){0,2}/uy;
const MAX_TRAILING_WORDS = 5;
/** Limits the search in lines that repeat the same words. */
const MAX_TRIES = 20;

/** Locates measures in a text; each number can be claimed once. */
export class MeasureLocator {
  readonly #text: string;
  readonly #language: Language | undefined;
  readonly #unclaimed: Set<NumberSpan>;
  readonly #claimed: MeasureSpan[] = [];
  readonly hasTooManyNumbers: boolean;

  constructor(text: string, language: Language | undefined) {
    const numbers = findNumbers(text, language);
    this.#text = text;
    this.#language = language;
    this.#unclaimed = new Set(numbers);
    this.hasTooManyNumbers = numbers === undefined;
  }

  /** Numbers that no term has claimed. */
  get unclaimed(): readonly NumberSpan[] {
    return [...this.#unclaimed];
  }

  get claimed(): readonly MeasureSpan[] {
    return this.#claimed;
  }

  /**
   * Claims the span of a term: where its authored words appear, else its number with its unit. A number followed by a
   * different unit does not match.
   */
  claim(term: SimpleQuantity): MeasureSpan | undefined {
    if (term.amount === undefined) return undefined;
    const amount = toSingleNumber(term.amount);
    const measure = this.#findByText(term, amount) ?? this.#findByNumber(term, amount);
    if (measure !== undefined) this.#claimed.push(measure);
    return measure;
  }

  #findByText({ text = '', unit }: SimpleQuantity, amount: Amount): MeasureSpan | undefined {
    if (text === '') return undefined;
    let at = this.#text.indexOf(text);
    for (let tries = 0; at !== -1 && tries < MAX_TRIES; tries += 1, at = this.#text.indexOf(text, at + 1)) {
      const span = { start: at, end: at + text.length };
      const measure = this.#isWholeWord(span) ? this.#findWithin(span, unit, amount) : undefined;
      if (measure !== undefined) return measure;
    }
    return undefined;
  }

  #isWholeWord({ start, end }: TextSpan): boolean {
    return !LETTER_OR_DIGIT.test(this.#text[start - 1] ?? '') && !LETTER_OR_DIGIT.test(this.#text[end] ?? '');
  }

  #findWithin(span: TextSpan, unit: string | undefined, amount: Amount): MeasureSpan | undefined {
    for (const number of this.#unclaimed) {
      if (number.start < span.start || number.end > span.end) continue;
      const end = this.#getNumberEnd(number, amount);
      if (end !== undefined) {
        this.#unclaimed.delete(number);
        const unitSpan = this.#hasUnit(number, unit) && (number.unit?.end ?? 0) <= span.end ? number.unit : undefined;
        return { start: number.start, end, unit: unitSpan ?? this.#findTrailingUnit(end, span.end, unit) };
      }
    }
    return this.#findSpelledOut(span, unit, amount);
  }

  /** `one onion`, `half a lemon`, `two 14-oz cans`: the first words are the number. */
  #findSpelledOut(span: TextSpan, unit: string | undefined, amount: Amount): MeasureSpan | undefined {
    SPELLED_OUT_NUMBER.lastIndex = span.start;
    const words = SPELLED_OUT_NUMBER.exec(this.#text)?.[0] ?? '';
    for (let length = words.length; length > 0; length = words.slice(0, length).search(/[ -][^ -]*$/)) {
      const found = parseAmount(words.slice(0, length), this.#language);
      const end = span.start + length;
      if (found !== undefined && hasSameNumbers(found, amount)) {
        return { start: span.start, end, unit: this.#findTrailingUnit(end, span.end, unit) };
      }
    }
    return undefined;
  }

  #findByNumber({ unit, text }: SimpleQuantity, amount: Amount): MeasureSpan | undefined {
    const numbers = [...this.#unclaimed].filter((number) => this.#getNumberEnd(number, amount) !== undefined);
    const number =
      unit === undefined
        ? numbers.find((candidate) => text === undefined || candidate.unit === undefined)
        : (numbers.find((candidate) => candidate.unit?.candidates.some(({ id }) => id === unit)) ??
          numbers.find((candidate) => candidate.unit === undefined));
    if (number === undefined) return undefined;
    this.#unclaimed.delete(number);
    return { ...number, end: this.#getNumberEnd(number, amount) ?? number.end };
  }

  /** Where the number ends if it is the wanted one. In `1 dozen` the word belongs to the number twelve. */
  #getNumberEnd({ start, end, amount }: NumberSpan, wanted: Amount): number | undefined {
    NEXT_WORD.lastIndex = end;
    const next = NEXT_WORD.exec(this.#text)?.[0];
    if (next !== undefined && isAmountWord(next.slice(1), this.#language)) {
      const endOfWord = end + next.length;
      const extended = parseAmount(this.#text.slice(start, endOfWord), this.#language);
      if (extended !== undefined && hasSameNumbers(extended, wanted)) return endOfWord;
    }
    return hasSameNumbers(amount, wanted) ? end : undefined;
  }

  #hasUnit({ unit }: NumberSpan, id: string | undefined): boolean {
    return unit !== undefined && (id === undefined || unit.candidates.some((candidate) => candidate.id === id));
  }

  /** The unit at the end of the authored words, after a package size: `1 (400 g) tin`. */
  #findTrailingUnit(start: number, end: number, unit: string | undefined): UnitSpan | undefined {
    const words = [...this.#text.slice(start, end).matchAll(/[\p{L}\p{M}][\p{L}\p{M}.'’]*/gu)].slice(
      -MAX_TRAILING_WORDS,
    );
    for (const { index } of words) {
      const at = start + index;
      const candidates = findUnitsByName(this.#text.slice(at, end), this.#language);
      if (candidates.some(({ id }) => unit === undefined || id === unit)) return { start: at, end, candidates };
    }
    return undefined;
  }
}
