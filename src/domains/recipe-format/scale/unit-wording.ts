import { findUnit, printAmount, printQuantity, roundForKitchen } from '../../units/index.ts';
import type { Amount, QuantityStyle, Unit, UnitLabel } from '../../units/index.ts';
import { statesTheSame } from './numbers-in-text.ts';

/** The endings by which the spellings of a unit tell many from one, in the languages of the registry. */
const PLURAL_ENDINGS: ReadonlySet<string> = new Set(['s', 'es', 'n', 'en', 'e', 'r', 'er', 'ar', 'or']);

const folded = (word: string): string => word.toLowerCase();

/** The new word with the capitals of the old: `Cup` as `Cups`, `CUP` as `CUPS`. */
const inCaseOf = (authored: string, word: string): string => {
  if (authored.length > 1 && authored === authored.toUpperCase() && authored !== authored.toLowerCase()) {
    return word.toUpperCase();
  }
  const [first = ''] = authored;
  return first === first.toLowerCase() ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
};

const isPair = (one: string | undefined, many: string | undefined): boolean =>
  one !== undefined && many?.startsWith(one) === true && PLURAL_ENDINGS.has(many.slice(one.length));

/** `tin` and `tins` stand side by side among the other spellings of a can. */
const partnersOf = (word: string, aliases: readonly string[]): UnitLabel | undefined => {
  const at = aliases.findIndex((alias) => folded(alias) === word);
  if (at === -1) return undefined;
  const [before, own = '', after] = [aliases[at - 1], aliases[at], aliases[at + 1]];
  if (isPair(before, own) && before !== undefined) return { one: before, many: own };
  return isPair(own, after) && after !== undefined ? { one: own, many: after } : undefined;
};

const formsOf = (word: string, unit: Unit, { language }: QuantityStyle): UnitLabel | undefined => {
  const label = unit.labels[language];
  const key = folded(word);
  return [label.one, label.many].some((form) => folded(form) === key) ? label : partnersOf(key, unit.aliases[language]);
};

interface Printed {
  readonly number: string;
  readonly isPlural: boolean;
}

/** The number as it stands before the unit. Scales show decimals, and languages differ in what is plural. */
const printedBefore = (amount: Amount, unit: Unit, style: QuantityStyle): Printed => {
  const { one, many } = unit.labels[style.language];
  const whole = printQuantity({ kind: 'simple', amount, unit: unit.id }, { ...style, units: 'long' });
  const form = [many, one].find((word) => whole.endsWith(` ${word}`));
  if (form === undefined) return { number: printAmount(amount, style), isPlural: false };
  return { number: whole.slice(0, -form.length - 1), isPlural: form === many };
};

/** A number and the word after it, as they are to be written. */
export interface Wording {
  readonly number: string;
  readonly word: string;
}

/** The word of a unit as the author has it, and what it may name. */
export interface AuthoredUnit {
  readonly word: string;
  readonly candidates: readonly Unit[];
  /** The unit that the quantity states; undefined where the word may be several. */
  readonly id: string | undefined;
}

/** So much, in the author's own word for the unit, which is put into the singular or plural where we know both. */
const inOwnWord = (amount: Amount, word: string, units: readonly Unit[], style: QuantityStyle): Wording => {
  const [only, ...others] = units;
  // Which of several cups is meant nobody knows, so that none of them decides how the number is written.
  const isOne = only !== undefined && others.length === 0;
  const number = isOne ? printedBefore(amount, only, style).number : printAmount(amount, style);
  for (const unit of units) {
    const forms = formsOf(word, unit, style);
    const { isPlural } = printedBefore(amount, unit, style);
    if (forms !== undefined) return { number, word: inCaseOf(word, isPlural ? forms.many : forms.one) };
  }
  return { number, word };
};

/** So much in another unit than the author's; abbreviated where the author did so. */
const inOtherUnit = (amount: Amount, unit: Unit, authored: AuthoredUnit, style: QuantityStyle): Wording => {
  const { number, isPlural } = printedBefore(amount, unit, style);
  const { one, many, short } = unit.labels[style.language];
  const isWhole = authored.candidates.some((known) => formsOf(authored.word, known, style) !== undefined);
  return { number, word: !isWhole && short !== undefined ? short : isPlural ? many : one };
};

interface Rounded {
  readonly amount: Amount;
  readonly unit: string | undefined;
}

const rounded = (amount: Amount, unit: string | undefined, style: QuantityStyle): Rounded => {
  const whole = roundForKitchen({ kind: 'simple', amount, ...(unit !== undefined && { unit }) }, style);
  return { amount: whole.amount ?? amount, unit: whole.unit };
};

/**
 * What a cook can measure, whichever of the units is meant: as those say it that are measured in themselves, and not in
 * something smaller. The exact amount where there are none, or where they disagree.
 */
const roundedForAll = (amount: Amount, units: readonly Unit[], style: QuantityStyle): Amount => {
  const found = units.map(({ id }) => ({ id, ...rounded(amount, id, style) })).filter((way) => way.unit === way.id);
  const [first] = found;
  return first !== undefined && found.every((way) => statesTheSame(way.amount, first.amount)) ? first.amount : amount;
};

/**
 * So much, as it is to stand in the place of the authored words: in the author's unit where that can be measured, else
 * in the one that the cook takes. Undefined where the unit changes and there is no word that could.
 */
export const wordingOf = (
  exact: Amount,
  unit: string | undefined,
  authored: AuthoredUnit,
  style: QuantityStyle,
  said: (amount: Amount) => Amount,
): Wording | undefined => {
  const { word, candidates } = authored;
  const [only, ...others] = candidates;
  if (unit === undefined && others.length > 0) {
    return inOwnWord(said(roundedForAll(exact, candidates, style)), word, candidates, style);
  }
  const own = authored.id ?? only?.id;
  const way = rounded(exact, unit ?? own, style);
  const known = way.unit === undefined ? undefined : findUnit(way.unit);
  if (way.unit === own) return inOwnWord(said(way.amount), word, known === undefined ? [] : [known], style);
  return word === '' || known === undefined ? undefined : inOtherUnit(said(way.amount), known, authored, style);
};
