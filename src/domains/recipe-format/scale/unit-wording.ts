import { Recent } from '../../../platform/memory/recent.ts';
import { findUnit, formatAmount, formatAmountForUnit, roundAmountForKitchen } from '../../units/index.ts';
import type { Amount, Language, QuantityStyle, Unit, UnitLabel } from '../../units/index.ts';
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
const partnersAt = (at: number, aliases: readonly string[]): UnitLabel | undefined => {
  const [before, own = '', after] = [aliases[at - 1], aliases[at], aliases[at + 1]];
  if (isPair(before, own) && before !== undefined) return { one: before, many: own };
  return isPair(own, after) && after !== undefined ? { one: own, many: after } : undefined;
};

type Forms = ReadonlyMap<string, UnitLabel | undefined>;

/** The singular and the plural that each spelling of the unit belongs to, by the folded spelling. */
const tabulateForms = (unit: Unit, language: Language): Forms => {
  const [label, aliases] = [unit.labels[language], unit.aliases[language]];
  const forms = new Map<string, UnitLabel | undefined>([
    [folded(label.one), label],
    [folded(label.many), label],
  ]);
  for (const [at, alias] of aliases.entries()) {
    const key = folded(alias);
    if (!forms.has(key)) forms.set(key, partnersAt(at, aliases));
  }
  return forms;
};

/** Made when a unit is first met in a language: to fold all its spellings for each line took a tenth of the time. */
const tables = new Map<Unit, Partial<Record<Language, Forms>>>();

const formsOf = (word: string, unit: Unit, { language }: QuantityStyle): UnitLabel | undefined => {
  let byLanguage = tables.get(unit);
  if (byLanguage === undefined) tables.set(unit, (byLanguage = {}));
  return (byLanguage[language] ??= tabulateForms(unit, language)).get(folded(word));
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
  const unit = units.find((each) => formsOf(word, each, style) !== undefined);
  // Which of several cups is meant nobody knows, so that none of them decides how the number is written.
  const [only] = units.length === 1 ? units : [];
  const number = only === undefined ? formatAmount(amount, style) : formatAmountForUnit(amount, only, style).number;
  const forms = unit && formsOf(word, unit, style);
  if (unit === undefined || forms === undefined) return { number, word };
  const { isPlural } = formatAmountForUnit(amount, unit, style);
  return { number, word: inCaseOf(word, isPlural ? forms.many : forms.one) };
};

/** So much in another unit than the author's; abbreviated where the author did so. */
const inOtherUnit = (amount: Amount, unit: Unit, authored: AuthoredUnit, style: QuantityStyle): Wording => {
  const { number, isPlural } = formatAmountForUnit(amount, unit, style);
  const { one, many, short } = unit.labels[style.language];
  const isWhole = authored.candidates.some((known) => formsOf(authored.word, known, style) !== undefined);
  return { number, word: !isWhole && short !== undefined ? short : isPlural ? many : one };
};

interface Rounded {
  readonly amount: Amount;
  readonly unit: string | undefined;
}

const rounded = (amount: Amount, unit: string | undefined, style: QuantityStyle): Rounded => {
  const known = unit === undefined ? undefined : findUnit(unit);
  if (unit !== undefined && known === undefined) return { amount, unit };
  const said = roundAmountForKitchen(amount, known, style);
  return { amount: said.amount, unit: said.unit?.id };
};

/**
 * What a cook can measure, whichever of the units is meant: as those say it that are measured in themselves, and not in
 * something smaller. The exact amount where there are none, or where they disagree.
 */
const roundForAll = (amount: Amount, units: readonly Unit[], style: QuantityStyle): Amount => {
  const found = units.map(({ id }) => ({ id, ...rounded(amount, id, style) })).filter((way) => way.unit === way.id);
  const [first] = found;
  return first !== undefined && found.every((way) => statesTheSame(way.amount, first.amount)) ? first.amount : amount;
};

/** By the units that a word may name: `cup` is six of them, and each number of cups was rounded six times. */
const roundings = new WeakMap<readonly Unit[], Recent<Amount>>();
const MAX_KEPT_PER_WORD = 200;
const LONGEST_KEPT = 20;

/** The same, kept for amounts that are one short number, as nearly all are. */
const roundedForAll = (amount: Amount, units: readonly Unit[], style: QuantityStyle): Amount => {
  const { value, min, max, approximate } = amount;
  const isKept = min === undefined && max === undefined && approximate === undefined;
  if (!isKept || value === undefined || value.length > LONGEST_KEPT) return roundForAll(amount, units, style);
  let recent = roundings.get(units);
  if (recent === undefined) roundings.set(units, (recent = new Recent(MAX_KEPT_PER_WORD)));
  const key = style.numbers === 'decimal' ? `=${value}` : value;
  const known = recent.get(key);
  if (known !== undefined) return known;
  const found = roundForAll(amount, units, style);
  recent.set(key, found);
  return found;
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
