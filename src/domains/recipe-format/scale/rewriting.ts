import { scaleAmount } from '../../units/index.ts';
import type { Amount, Language, QuantityStyle, Rational, SimpleQuantity } from '../../units/index.ts';
import { MeasurePlaces } from './measure-places.ts';
import type { Place } from './measure-places.ts';
import { asWritten } from './numbers-in-text.ts';
import type { Stretch } from './numbers-in-text.ts';
import { inIngredient, inYield, isOfEach } from './other-measures.ts';
import { wordingOf } from './unit-wording.ts';

/** What a text is, and how it is to be written again. */
export interface Writing {
  readonly kind: 'ingredient' | 'yield';
  /** Of the text; undefined where the recipe does not tell. */
  readonly language: Language | undefined;
  readonly style: QuantityStyle;
  /** By how much everything is scaled since it was authored. */
  readonly factor: Rational;
}

interface Edit extends Stretch {
  readonly text: string;
}

/** Numbers as the author writes them, where the reader asks for nothing else. */
const styleLike = (written: string, style: QuantityStyle): QuantityStyle => ({
  ...style,
  numbers: style.numbers ?? (/\d[.,]\d/.test(written) ? 'decimal' : undefined),
  glyphs: style.glyphs ?? /[¼-¾⅐-⅞]/u.test(written),
});

/** Longer ones are written apart from the number: `250g`, but not `8ounces`. */
const LONGEST_GLUED = 3;

/** A text in which amounts are exchanged, each in its own place and in the author's own words. */
export class Rewriting {
  readonly #text: string;
  readonly #writing: Writing;
  readonly #places: MeasurePlaces;
  readonly #edits: Edit[] = [];

  constructor(text: string, writing: Writing) {
    this.#text = text;
    this.#writing = writing;
    this.#places = new MeasurePlaces(text, writing.language);
  }

  /** Puts the new amount of a part in the place of the old. False where that cannot be found. */
  exchange(authored: SimpleQuantity, scaled: SimpleQuantity): boolean {
    const place = this.#places.take(authored);
    return place !== undefined && scaled.amount !== undefined && this.#put(place, scaled.amount, authored, scaled.unit);
  }

  /** The same for another way to say it, unless the text has it for the size of each: `4 steaks (200 g each)`. */
  exchangeOption(authored: SimpleQuantity, scaled: SimpleQuantity): boolean {
    const place = this.#places.take(authored);
    if (place === undefined || scaled.amount === undefined) return false;
    const whole = { start: place.start, end: Math.max(place.end, place.unit?.end ?? 0) };
    return isOfEach(this.#text, whole) || this.#put(place, scaled.amount, authored, scaled.unit);
  }

  /** Leaves a part as it is: the size of a package stays. */
  keep(size: SimpleQuantity): void {
    this.#places.take(size);
  }

  /** Whatever else the text counts. False where that would contradict the new amounts. */
  exchangeOthers(): boolean {
    if (this.#places.isTooMuch) return false;
    const meaningOf = this.#writing.kind === 'yield' ? inYield : inIngredient;
    return this.#places.left.every((number) => {
      const meaning = meaningOf(this.#text, number, this.#places);
      switch (meaning) {
        case 'size':
          return true;
        case 'unknown':
          return false;
        case 'same-again':
          return this.#put(number, scaleAmount(number.amount, this.#writing.factor), { kind: 'simple' }, undefined);
        default:
          return meaning satisfies never;
      }
    });
  }

  /** The text with everything that was exchanged. */
  written(): string {
    let [text, at] = ['', 0];
    for (const edit of this.#edits.toSorted((a, b) => a.start - b.start)) {
      text += this.#text.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return text + this.#text.slice(at);
  }

  #put(place: Place, exact: Amount, authored: SimpleQuantity, unit: string | undefined): boolean {
    const style = styleLike(this.#text.slice(place.start, place.end), this.#writing.style);
    // A unit that is part of the number, as a dozen is of twelve, went with it.
    const words = place.unit !== undefined && place.unit.start >= place.end ? place.unit : undefined;
    const word = words === undefined ? '' : this.#text.slice(words.start, words.end);
    // The author's own word for "about" stays where it stands.
    const said = (amount: Amount): Amount =>
      asWritten(authored.amount?.approximate === true ? { ...amount, approximate: false } : amount);
    const candidates = words?.candidates ?? [];
    const wording = wordingOf(exact, unit, { word, candidates, id: authored.unit }, style, said);
    if (wording === undefined) return false;
    this.#edits.push({ start: place.start, end: place.end, text: wording.number });
    if (words !== undefined && wording.word !== word) {
      const isGlued = words.start === place.end && wording.word.length <= LONGEST_GLUED;
      // The dot was that of the abbreviation: `1 lb. beef`.
      const isAbbreviated = this.#text[words.end] === '.' && words.end + 1 < this.#text.length;
      this.#edits.push({
        start: place.end,
        end: isAbbreviated ? words.end + 1 : words.end,
        text: `${isGlued ? '' : this.#text.slice(place.end, words.start) || ' '}${wording.word}`,
      });
    }
    return true;
  }
}
