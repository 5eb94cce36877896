import type { Amount, Language, QuantityStyle, Rational, SimpleQuantity } from '../../units/index.ts';
import type { Place } from './measure-places.ts';
import { asWritten } from './numbers-in-text.ts';
import type { Stretch } from './numbers-in-text.ts';
import type { TextKind } from './slots.ts';
import { wordingOf } from './unit-wording.ts';

/** What a text is, and how it is to be written again. */
export interface Writing {
  readonly kind: TextKind;
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
  readonly #edits: Edit[] = [];

  constructor(text: string, writing: Writing) {
    this.#text = text;
    this.#writing = writing;
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

  /** Puts a new amount in the place of the old. False where the unit changes and there is no word that could. */
  put(place: Place, exact: Amount, authored: SimpleQuantity, unit: string | undefined): boolean {
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
