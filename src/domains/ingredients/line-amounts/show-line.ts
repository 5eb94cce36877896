import {
  convertToConvention,
  filterByConvention,
  findUnit,
  formatAmount,
  formatQuantity,
  scaleAmount,
} from '../../units/index.ts';
import type { Amount, Convention, Language, QuantityStyle, Rational, SimpleQuantity, Unit } from '../../units/index.ts';
import { matchNounToCount } from '../food/noun-forms/match-noun-to-count.ts';
import { formatLikeAuthor, hasSameNumbers } from './format-like-author.ts';
import { ABOUT_BEFORE, ONLY_SEPARATORS } from './role-patterns.ts';
import { getFoodPhrase, readLineAmounts } from './read-line-amounts.ts';
import type { LineNumber } from './read-line-amounts.ts';
import { roundConverted } from './round-converted.ts';
import type { TextSpan } from './scan-numbers.ts';

/** How a line is to be shown. */
export interface LineView {
  /** The line's language; undefined if it is unknown. */
  readonly language: Language | undefined;
  readonly style: QuantityStyle;
  readonly factor: Rational;
  /** Convert amounts, sizes and temperatures to this convention. */
  readonly convention?: Convention | undefined;
  /** Which cup, spoon, pint or ounce is meant where the line does not say. */
  readonly assumed?: Convention | undefined;
  /** Amounts of the line whose unit the document states, even if the word in the line is ambiguous. */
  readonly stated?: readonly SimpleQuantity[] | undefined;
}

/**
 * - `scaled`: every amount was multiplied.
 * - `unchanged`: nothing in the line depends on the scale.
 * - `not-scaled`: an amount could not be read or written, so the line stays as written.
 */
export type LineScaling = 'scaled' | 'unchanged' | 'not-scaled';

export interface ShownLine {
  readonly text: string;
  readonly scaling: LineScaling;
  /** Whether an amount is shown in another unit than the author's. */
  readonly isConverted: boolean;
  /** A measure that was not converted because its size is unknown: `cup`. */
  readonly ambiguousUnit: string | undefined;
  /** Where the leading amount ends in the shown text; 0 if the line does not start with one. */
  readonly amountEnd: number;
}

interface Edit extends TextSpan {
  readonly text: string;
}

const isOne = ({ numerator, denominator }: Rational): boolean => numerator === denominator;

/** Follows the author's number style unless the reader chose one. */
const matchNumberStyle = (written: string, style: QuantityStyle): QuantityStyle => ({
  ...style,
  numbers: style.numbers ?? (/\d[.,]\d/.test(written) ? 'decimal' : undefined),
  glyphs: style.glyphs ?? /[¼-¾⅐-⅞]/u.test(written),
});

/** Turns a single bound into a plain value: `at least 2` is written with one number. */
const toSingleNumber = (amount: Amount): Amount => {
  const { value, min, max, ...rest } = amount;
  const [only, ...others] = [value, min, max].filter((bound) => bound !== undefined);
  return only === undefined || others.length > 0 ? amount : { value: only, ...rest };
};

/** `lg eggs`, `gr. Zwiebel`: an abbreviated adjective that does not change, or the hyphen of `demi-citron`. */
const ABBREVIATED_SIZE = /^(?:-|\s+(?:lg|sm|med|xl|gr|kl|mittl)\b\.?(?=\s))/iu;

/** Longer units are separated from the number: `250g`, but not `8ounces`. */
const MAX_GLUED_LENGTH = 3;

const isSpoon = ({ id }: Unit): boolean => id.endsWith('spoon');
const BUTTER = /butter|margarine|beurre|mantequilla|burro|boter|smör|manteiga/iu;

/** The unit that the document states for this amount, if the word in the line can mean it. */
const findStatedUnit = ({ amount, unit }: LineNumber, stated: readonly SimpleQuantity[] = []): Unit | undefined => {
  const term = stated.find((each) => each.amount !== undefined && hasSameNumbers(toSingleNumber(each.amount), amount));
  return unit?.candidates.find(({ id }) => id === term?.unit);
};

/** The one unit that a unit word means; undefined if it cannot be told. */
const resolveUnit = (text: string, number: LineNumber, { assumed, stated }: LineView): Unit | undefined => {
  const candidates = number.unit?.candidates ?? [];
  const [only, ...others] = candidates;
  if (others.length === 0) return only;
  const known = findStatedUnit(number, stated);
  if (known !== undefined) return known;
  // A stick of butter is a measure, a stick of cinnamon is not.
  const stick = candidates.find(({ id }) => id === 'us.butterstick');
  if (stick !== undefined) return BUTTER.test(text) && assumed === 'us' ? stick : undefined;
  if (assumed === undefined) return undefined;
  const [chosen, ...rest] = filterByConvention(candidates, assumed);
  return rest.length === 0 ? chosen : undefined;
};

const isVolume = ({ unit }: LineNumber): boolean =>
  unit?.candidates.some(({ dimension }) => dimension === 'volume') === true;

const getAboutWord = (language: Language): string =>
  formatAmount({ value: '1', approximate: true }, { language }).replace(/ 1$/u, '');

interface Measure {
  readonly amount: Amount;
  readonly unit: string;
}

/** Rewrites one line, each amount in place and in the author's words. */
class LineWriter {
  readonly #text: string;
  readonly #view: LineView;
  readonly #numbers: readonly LineNumber[];
  readonly #edits: Edit[] = [];
  /** Indexes of numbers that are not converted, because the line states the amount in the wanted convention too. */
  readonly #kept = new Set<number>();
  /** Indexes of numbers that are already replaced or removed. */
  readonly #done = new Set<number>();
  isConverted = false;
  ambiguousUnit: string | undefined;

  constructor(text: string, numbers: readonly LineNumber[], view: LineView) {
    this.#text = text;
    this.#numbers = numbers;
    this.#view = view;
  }

  /** The line with all replacements, and where the amount of the first number ends. */
  toText(): { readonly text: string; readonly amountEnd: number } {
    const [first] = this.#numbers;
    const authoredEnd = first === undefined || !this.#isLeading(first) ? 0 : this.#getAmountEnd(0);
    let [text, at, amountEnd] = ['', 0, 0];
    const keep = (end: number): void => {
      text += this.#text.slice(at, end);
      at = end;
    };
    for (const edit of this.#edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      if (edit.start >= authoredEnd && amountEnd === 0 && at < authoredEnd) {
        keep(authoredEnd);
        amountEnd = text.length;
      }
      keep(Math.max(at, edit.start));
      text += edit.text;
      at = Math.max(at, edit.end);
      // Beyond it if the dot of `1 lb. beef` is replaced, too.
      if (edit.start < authoredEnd && at >= authoredEnd && amountEnd === 0) amountEnd = text.length;
    }
    if (amountEnd === 0 && at < authoredEnd) {
      keep(authoredEnd);
      amountEnd = text.length;
    }
    keep(this.#text.length);
    return { text, amountEnd };
  }

  #isLeading({ start, role }: LineNumber): boolean {
    const before = this.#text.slice(0, start);
    return (role === 'amount' || role === 'size') && (before.trim() === '' || ABOUT_BEFORE.test(before));
  }

  /** The end of an amount together with what states or continues it at once: `2 cups (480 ml)`, `1 lb 4 oz`. */
  #getAmountEnd(index: number): number {
    let end = 0;
    for (const number of this.#numbers.slice(index)) {
      const between = this.#text.slice(end, number.start);
      if (end > 0 && !/^[\s./(x×]*(?:plus|and|\+|&|und)?[\s(]*$/iu.test(between)) break;
      if (end > 0 && number.unit === undefined) break;
      end = Math.max(end, number.end, number.unit?.end ?? 0);
      if (this.#text[end] === ')' && this.#text.slice(0, end).includes('(')) end += 1;
    }
    return end;
  }

  #span(number: LineNumber): TextSpan {
    return { start: number.start, end: Math.max(number.end, number.unit?.end ?? 0) };
  }

  /** Replaces every number that depends on the scale or the convention. False if one cannot be written. */
  rewrite(): boolean {
    this.#chooseRestatements();
    return this.#numbers.every((number, index) => {
      if (this.#done.has(index)) return true;
      const isKept = this.#kept.has(index);
      switch (number.role) {
        case 'amount':
          return this.#rewriteAmount(number, isKept);
        case 'size':
        case 'temperature':
          if (!isKept) this.#convertInPlace(number, number.amount);
          return true;
        case 'fixed':
          return true;
        case 'unknown':
          return isOne(this.#view.factor);
        default:
          return number.role satisfies never;
      }
    });
  }

  /**
   * If an amount is also stated in the wanted convention, shows only that statement: `240 g` for `2 cups (240 g)`. If
   * the line does not allow it, all statements stay as written.
   */
  #chooseRestatements(): void {
    const { convention } = this.#view;
    if (convention === undefined) return;
    const groups = Map.groupBy(this.#numbers.keys(), (index) => this.#numbers[index]?.restates ?? index);
    for (const [main, members] of groups) {
      if (members.length > 1 && this.#numbers[main]?.role === 'amount') this.#chooseRestatement(members, convention);
    }
    // A size stated in both ways stays: `(14 oz/400 g) can`.
    const sizes = [...this.#numbers.keys()].filter((index) => this.#numbers[index]?.role === 'size');
    if (sizes.some((index) => this.#isNative(index, convention))) for (const index of sizes) this.#kept.add(index);
  }

  #chooseRestatement(members: readonly number[], convention: Convention): void {
    const native = members.filter((index) => this.#isNative(index, convention));
    const [main = 0] = members;
    const first = this.#numbers[main];
    const [chosenIndex = -1] = native;
    const chosen = this.#numbers[chosenIndex];
    if (first === undefined || chosen === undefined) return;
    const others = members.filter((index) => !native.includes(index));
    for (const index of members) this.#kept.add(index);
    // `3 tbsp (45 ml)`: cooks use the spoon.
    const isSpoonful = first.unit?.candidates.some(isSpoon) === true && isVolume(chosen);
    if (others.length === 0 || isSpoonful) return;
    if (native.includes(main)) {
      this.#removeAll(others);
      return;
    }
    const wording = native.length === 1 ? this.#formatScaled(chosen) : undefined;
    const rest = members.filter((index) => index !== main);
    if (wording === undefined || !this.#removeAll(rest)) return;
    const { start, end } = this.#span(first);
    const isAbout = this.#isAboutWritten(chosen) && !this.#isAboutWritten(first);
    const about = isAbout ? `${getAboutWord(this.#view.style.language)} ` : '';
    const hasDot = this.#text[end] === '.' && /[\s(]/u.test(this.#text[end + 1] ?? '');
    this.#edits.push({ start, end: hasDot ? end + 1 : end, text: about + wording });
    this.#done.add(main);
    this.isConverted = true;
  }

  #isNative(index: number, convention: Convention): boolean {
    const number = this.#numbers[index];
    const unit = number && resolveUnit(this.#text, number, this.#view);
    if (unit?.factor === undefined || isSpoon(unit)) return false;
    const converted = convertToConvention({ kind: 'simple', amount: { value: '1' }, unit: unit.id }, convention);
    return converted.unit === unit.id;
  }

  /** Removes restatements with their brackets and slashes. False, and nothing changes, if one cannot be removed. */
  #removeAll(indexes: readonly number[]): boolean {
    const spans = indexes
      .map((index) => this.#numbers[index])
      .filter((number) => number !== undefined)
      .map((number) => this.#span(number));
    const edits: Edit[] = [];
    for (const span of spans) {
      const removal = this.#findBracket(span, spans) ?? this.#findSlashed(span);
      if (removal === undefined) return false;
      if (!edits.some(({ start }) => start === removal.start)) edits.push({ ...removal, text: '' });
    }
    this.#edits.push(...edits);
    for (const index of indexes) this.#done.add(index);
    return true;
  }

  /** The bracket around a statement, if it contains nothing else. */
  #findBracket({ start, end }: TextSpan, spans: readonly TextSpan[]): TextSpan | undefined {
    const open = Math.max(this.#text.lastIndexOf('(', start), this.#text.lastIndexOf('[', start));
    const close = /[)\]]/u.exec(this.#text.slice(end));
    if (open === -1 || close === null || /[)\]]/u.test(this.#text.slice(open, start))) return undefined;
    const closeAt = end + close.index;
    let rest = '';
    let at = open + 1;
    for (const span of spans.filter((each) => each.start > open && each.end <= closeAt)) {
      rest += this.#text.slice(at, span.start);
      at = span.end;
    }
    rest += this.#text.slice(at, closeAt);
    if (!ONLY_SEPARATORS.test(rest)) return undefined;
    const space = /\s*$/u.exec(this.#text.slice(0, open))?.[0].length ?? 0;
    return { start: open - space, end: closeAt + 1 };
  }

  /** A statement after a slash or equals sign, or at the end of the line. */
  #findSlashed({ start, end }: TextSpan): TextSpan | undefined {
    const before = /\s*[/=]\s*$/u.exec(this.#text.slice(0, start));
    if (before !== null) return { start: before.index, end: this.#text[end] === '.' ? end + 1 : end };
    const isLast = this.#text.slice(end).trim() === '';
    return isLast ? { start: this.#text.slice(0, start).trimEnd().length, end: this.#text.length } : undefined;
  }

  /** The scaled amount with its unit, as the author writes it. */
  #formatScaled(number: LineNumber): string | undefined {
    const writer = new LineWriter(this.#text, [{ ...number, restates: undefined }], {
      ...this.#view,
      convention: undefined,
    });
    if (!writer.#rewriteAmount(number, true)) return undefined;
    const { start, end } = this.#span(number);
    const shift = writer.#edits.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
    const shown = writer.toText().text;
    return shown.slice(start, end + shift);
  }

  #rewriteAmount(number: LineNumber, isKept: boolean): boolean {
    const { factor } = this.#view;
    const exact = isOne(factor) ? number.amount : scaleAmount(number.amount, factor);
    if (!isKept && this.#convertInPlace(number, exact)) return true;
    return isOne(factor) || this.#replaceAmount(number, exact);
  }

  /** Whether the author already wrote "about". */
  #isAboutWritten(number: LineNumber): boolean {
    return ABOUT_BEFORE.test(this.#text.slice(Math.max(0, number.start - 30), number.start));
  }

  /** Whether the author wrote `oz` rather than `ounces`. */
  #isAbbreviated({ unit }: LineNumber): boolean {
    const word = this.#text.slice(unit?.start, unit?.end).toLowerCase();
    return (
      unit?.candidates.some(({ labels }) =>
        Object.values(labels).some(({ short }) => short?.toLowerCase() === word),
      ) === true
    );
  }

  /** A stick may be a piece as well, so only a word that is always a measure counts. */
  #noteAmbiguousUnit({ start, end, candidates }: NonNullable<LineNumber['unit']>): void {
    if (candidates.every(({ factor }) => factor !== undefined)) this.ambiguousUnit ??= this.#text.slice(start, end);
  }

  /** Replaces number and unit by the wanted unit. False if there is nothing to convert. */
  #convertInPlace(number: LineNumber, exact: Amount): boolean {
    const { convention, style } = this.#view;
    if (convention === undefined || number.unit === undefined || number.isImplied) return false;
    // `1 heaping cup` has no exact size.
    if (number.unit.isApart || number.unit.candidates.some(isSpoon)) return false;
    const unit = resolveUnit(this.#text, number, this.#view);
    if (unit === undefined) this.#noteAmbiguousUnit(number.unit);
    if (unit?.factor === undefined) return false;
    const target = convertToConvention({ kind: 'simple', amount: exact, unit: unit.id }, convention);
    if (target.unit === undefined || target.unit === unit.id || target.amount === undefined) return false;
    const measure: Measure = { amount: target.amount, unit: target.unit };
    const rounded = roundConverted(measure.amount, findUnit(measure.unit), style);
    // A can of 400 g is nominal anyway.
    const isPlain = number.role === 'size' || this.#isAboutWritten(number);
    const amount = isPlain ? { ...rounded.amount, approximate: false } : rounded.amount;
    const { start, end } = this.#span(number);
    const units = this.#isAbbreviated(number) ? 'short' : undefined;
    const wording = formatQuantity({ kind: 'simple', amount, unit: rounded.unit }, { ...style, units });
    const hasDot = this.#text[end] === '.' && end + 1 < this.#text.length;
    // `12 ½-inch slices` would read as one number.
    const sign = /\d\s$/u.test(this.#text.slice(0, start)) ? 'x ' : '';
    this.#edits.push({ start, end: hasDot ? end + 1 : end, text: sign + wording });
    this.isConverted = true;
    return true;
  }

  /** Replaces one amount in the author's unit. False if the unit changes but there is no unit word to replace. */
  #replaceAmount(number: LineNumber, exact: Amount): boolean {
    const { unit } = number;
    const written = this.#text.slice(number.start, number.end);
    const style = matchNumberStyle(written, this.#view.style);
    const isExact = this.#isAboutWritten(number);
    const toWritten = (amount: Amount): Amount => toSingleNumber(isExact ? { ...amount, approximate: false } : amount);
    const word = unit === undefined ? '' : this.#text.slice(unit.start, unit.end);
    const candidates = unit?.candidates ?? [];
    const id = findStatedUnit(number, this.#view.stated)?.id;
    const wording = formatLikeAuthor(exact, id, { word, candidates, id }, style, toWritten);
    if (wording === undefined) return false;
    // A word that is part of the next one: `d'un citron`.
    const elided = number.isWord ? (/[dl]['’]$/iu.exec(this.#text.slice(0, number.start))?.[0] ?? '') : '';
    const start = number.start - elided.length;
    // `Saft einer Zitrone`: a numeral has no genitive.
    const isGenitive = style.language === 'de' && number.isWord && /^eine[rs](?!\p{L})/iu.test(written);
    const text = `${elided === '' ? (isGenitive ? 'von ' : '') : 'de '}${wording.number}`;
    const isHyphenated = unit === undefined && /demie?$/iu.test(written) && this.#text[number.end] === '-';
    if (number.isImplied) this.#edits.push({ start, end: start, text: `${text} ${this.#isSized(number) ? 'x ' : ''}` });
    else if (isHyphenated) this.#edits.push({ start, end: number.end + 1, text: `${text} ` });
    else this.#edits.push({ start, end: number.end, text });
    if (unit === undefined) this.#inflectFood(number, toWritten(exact), style.language);
    else if (wording.word !== word) this.#replaceUnit(number, wording.word);
    return true;
  }

  /** `2 x 400g tins`, but `2 pinches`. */
  #isSized({ start }: LineNumber): boolean {
    return this.#numbers.some((number) => number.role === 'size' && number.start === start);
  }

  #replaceUnit({ end, unit, isImplied }: LineNumber, word: string): void {
    if (unit === undefined) return;
    const isGlued = unit.start === end && word.length <= MAX_GLUED_LENGTH;
    // The dot belongs to the abbreviation: `1 lb. beef`.
    const isAbbreviated = this.#text[unit.end] === '.' && unit.end + 1 < this.#text.length;
    const space = isGlued || isImplied || unit.start > end ? '' : ' ';
    this.#edits.push({ start: unit.start, end: isAbbreviated ? unit.end + 1 : unit.end, text: space + word });
  }

  /** `1 onion` becomes `2 onions`. */
  #inflectFood(number: LineNumber, amount: Amount, language: Language): void {
    const next = this.#numbers.find(({ start }) => start > number.start)?.start ?? this.#text.length;
    const rest = this.#text.slice(number.end, next);
    const skipped = ABBREVIATED_SIZE.exec(rest)?.[0].length ?? 0;
    const phrase = getFoodPhrase(rest.slice(skipped));
    const inflected = matchNounToCount(phrase, amount, language);
    const start = number.end + skipped;
    if (inflected !== phrase) this.#edits.push({ start, end: start + phrase.length, text: inflected });
  }
}

/** Where the leading amount of a line ends, as written. */
const showAsWritten = (
  text: string,
  numbers: readonly LineNumber[],
  view: LineView,
  scaling: LineScaling,
): ShownLine => {
  const { amountEnd } = new LineWriter(text, numbers, view).toText();
  return { text, scaling, isConverted: false, ambiguousUnit: undefined, amountEnd };
};

/**
 * Shows a line at another scale and in another convention: every amount is multiplied exactly and rounded to what a cook
 * can measure, each in place and in the author's words. A line whose amounts cannot all be read stays as written.
 */
export const showLine = (text: string, view: LineView): ShownLine => {
  const { numbers, isUnreadable } = readLineAmounts(text, view.language);
  const scaling = numbers.some(({ role }) => role === 'amount') ? 'scaled' : 'unchanged';
  if (isUnreadable && !isOne(view.factor)) return showAsWritten(text, numbers, view, 'not-scaled');
  const writer = new LineWriter(text, numbers, view);
  if (!writer.rewrite()) return showAsWritten(text, numbers, view, 'not-scaled');
  const { isConverted, ambiguousUnit } = writer;
  return { ...writer.toText(), scaling, isConverted, ambiguousUnit };
};
