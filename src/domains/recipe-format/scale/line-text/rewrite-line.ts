import { scaleAmount } from '../../../units/index.ts';
import type { Amount, Language, Quantity, QuantityStyle, Rational, SimpleQuantity } from '../../../units/index.ts';
import { getAlternatives, getTerms } from '../quantity-terms.ts';
import type { AuthoredLine } from './authored-line.ts';
import { findAmountSlots } from './find-amount-slots.ts';
import type { LineKind } from './find-amount-slots.ts';
import { toSingleNumber } from './find-numbers.ts';
import type { TextSpan } from './find-numbers.ts';
import { formatLikeAuthor } from './format-like-author.ts';
import type { MeasureSpan } from './measure-locator.ts';

/** How a line is to be rewritten. */
export interface RewriteOptions {
  readonly kind: LineKind;
  /** The line's language; undefined if the recipe does not state it. */
  readonly language: Language | undefined;
  readonly style: QuantityStyle;
  /** The factor relative to the authored recipe. */
  readonly factor: Rational;
}

interface Edit extends TextSpan {
  readonly text: string;
}

/** Follows the author's number style unless the reader chose one. */
const matchNumberStyle = (authoredNumber: string, style: QuantityStyle): QuantityStyle => ({
  ...style,
  numbers: style.numbers ?? (/\d[.,]\d/.test(authoredNumber) ? 'decimal' : undefined),
  glyphs: style.glyphs ?? /[¼-¾⅐-⅞]/u.test(authoredNumber),
});

/** Longer units are separated from the number: `250g`, but not `8ounces`. */
const MAX_GLUED_LENGTH = 3;

/** Replaces amounts in a line, each in place and in the author's words. */
class LineRewriter {
  readonly #text: string;
  readonly #options: RewriteOptions;
  readonly #edits: Edit[] = [];

  constructor(text: string, options: RewriteOptions) {
    this.#text = text;
    this.#options = options;
  }

  /** The line with all replacements applied. */
  toText(): string {
    let [text, at] = ['', 0];
    for (const edit of this.#edits.toSorted((a, b) => a.start - b.start)) {
      text += this.#text.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return text + this.#text.slice(at);
  }

  /** Replaces one amount. Returns false if the unit changes but there is no unit word to replace. */
  replaceAmount(measure: MeasureSpan, exact: Amount, authored: SimpleQuantity, unit: string | undefined): boolean {
    const style = matchNumberStyle(this.#text.slice(measure.start, measure.end), this.#options.style);
    // A unit that is part of the number, like the dozen in twelve, was replaced with it.
    const unitSpan = measure.unit !== undefined && measure.unit.start >= measure.end ? measure.unit : undefined;
    const word = unitSpan === undefined ? '' : this.#text.slice(unitSpan.start, unitSpan.end);
    // The author's own word for "about" stays in place.
    const toWritten = (amount: Amount): Amount =>
      toSingleNumber(authored.amount?.approximate === true ? { ...amount, approximate: false } : amount);
    const candidates = unitSpan?.candidates ?? [];
    const wording = formatLikeAuthor(exact, unit, { word, candidates, id: authored.unit }, style, toWritten);
    if (wording === undefined) return false;
    this.#edits.push({ start: measure.start, end: measure.end, text: wording.number });
    if (unitSpan !== undefined && wording.word !== word) {
      const isGlued = unitSpan.start === measure.end && wording.word.length <= MAX_GLUED_LENGTH;
      // The dot belongs to the abbreviation: `1 lb. beef`.
      const isAbbreviated = this.#text[unitSpan.end] === '.' && unitSpan.end + 1 < this.#text.length;
      this.#edits.push({
        start: measure.end,
        end: isAbbreviated ? unitSpan.end + 1 : unitSpan.end,
        text: `${isGlued ? '' : this.#text.slice(measure.end, unitSpan.start) || ' '}${wording.word}`,
      });
    }
    return true;
  }
}

/**
 * Rewrites an authored line with scaled amounts, each replaced in place and in its own unit. Undefined if an amount
 * cannot be located, or if another number would still state the old amount. The scaled quantity must have the same
 * alternatives and terms as the authored one.
 */
export const rewriteLine = (line: AuthoredLine, scaled: Quantity, options: RewriteOptions): string | undefined => {
  const slots = findAmountSlots(line, options.kind, options.language);
  if (slots === undefined) return undefined;
  const rewriter = new LineRewriter(line.text, options);
  const scaledTerms = getAlternatives(scaled).map(getTerms);
  const areAllReplaced = slots.every((slot) => {
    switch (slot.kind) {
      case 'term': {
        const [alternative, term] = slot.at;
        const scaledTerm = scaledTerms[alternative]?.[term];
        return (
          scaledTerm?.amount !== undefined &&
          rewriter.replaceAmount(slot.measure, scaledTerm.amount, slot.authored, scaledTerm.unit)
        );
      }
      case 'restatement':
        return rewriter.replaceAmount(
          slot.measure,
          scaleAmount(slot.amount, options.factor),
          { kind: 'simple' },
          undefined,
        );
      default:
        return slot satisfies never;
    }
  });
  return areAllReplaced ? rewriter.toText() : undefined;
};
