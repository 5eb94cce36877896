import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import {
  compare,
  findUnit,
  formatAmount,
  formatAmountForUnit,
  parseRational,
  roundAmountForKitchen,
} from '../../units/index.ts';
import type { Amount, Language, QuantityStyle, Unit, UnitLabel } from '../../units/index.ts';

const isSameNumber = (a: string | undefined, b: string | undefined): boolean => {
  if (a === b || a === undefined || b === undefined) return a === b;
  const [left, right] = [parseRational(a), parseRational(b)];
  return left !== undefined && right !== undefined && compare(left, right) === 0;
};

/** Whether both have the same numbers, ignoring everything else. */
export const hasSameNumbers = (a: Amount, b: Amount): boolean =>
  isSameNumber(a.value, b.value) && isSameNumber(a.min, b.min) && isSameNumber(a.max, b.max);

/** Endings that turn a singular unit spelling into its plural, in the languages of the registry. */
const PLURAL_ENDINGS: ReadonlySet<string> = new Set(['s', 'es', 'n', 'en', 'e', 'r', 'er', 'ar', 'or']);

const fold = (word: string): string => word.toLowerCase();

/** Applies the capitalization of the authored word: `Cup` → `Cups`, `CUP` → `CUPS`. */
const matchCase = (authored: string, word: string): string => {
  if (authored.length > 1 && authored === authored.toUpperCase() && authored !== authored.toLowerCase()) {
    return word.toUpperCase();
  }
  const [first = ''] = authored;
  return first === first.toLowerCase() ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
};

/** Plurals that replace the last vowel: Italian `mazzetto`, `mazzetti`, Swedish `nypa`, `nypor`. */
const REPLACED_ENDINGS: readonly (readonly [one: string, many: string])[] = [
  ['io', 'i'],
  ['o', 'i'],
  ['e', 'i'],
  ['a', 'e'],
  ['a', 'or'],
  ['e', 'ar'],
];

const isWordAndPlural = (one: string, many: string): boolean => {
  if (many.startsWith(one)) return PLURAL_ENDINGS.has(many.slice(one.length));
  return REPLACED_ENDINGS.some(
    ([from, to]) => one.endsWith(from) && many === one.slice(0, one.length - from.length) + to,
  );
};

/** Several words agree with each other: `cucharada sopera`, `cucharadas soperas`. */
const isSingularAndPlural = (one: string | undefined, many: string | undefined): boolean => {
  if (one === undefined || many === undefined) return false;
  const [words, plurals] = [one.split(' '), many.split(' ')];
  if (one === many || words.length !== plurals.length) return false;
  return words.every((word, at) => word === plurals[at] || isWordAndPlural(word, plurals[at] ?? ''));
};

/** `tin` and `tins` are adjacent aliases of a can. */
const findFormsAt = (at: number, aliases: readonly string[]): UnitLabel | undefined => {
  const [before, alias = '', after] = [aliases[at - 1], aliases[at], aliases[at + 1]];
  if (isSingularAndPlural(before, alias) && before !== undefined) return { one: before, many: alias };
  return isSingularAndPlural(alias, after) && after !== undefined ? { one: alias, many: after } : undefined;
};

type FormTable = ReadonlyMap<string, UnitLabel | undefined>;

/** The singular and plural forms for each spelling of the unit, keyed by the folded spelling. */
const buildFormTable = (unit: Unit, language: Language): FormTable => {
  const [label, aliases] = [unit.labels[language], unit.aliases[language]];
  const forms = new Map<string, UnitLabel | undefined>([
    [fold(label.one), label],
    [fold(label.many), label],
  ]);
  for (const [at, alias] of aliases.entries()) {
    const key = fold(alias);
    if (!forms.has(key)) forms.set(key, findFormsAt(at, aliases));
  }
  return forms;
};

/** Built on first use per unit and language: folding all spellings for each line took a tenth of the time. */
const formTables = new Map<Unit, Partial<Record<Language, FormTable>>>();

const findForms = (word: string, unit: Unit, { language }: QuantityStyle): UnitLabel | undefined => {
  let byLanguage = formTables.get(unit);
  if (byLanguage === undefined) formTables.set(unit, (byLanguage = {}));
  return (byLanguage[language] ??= buildFormTable(unit, language)).get(fold(word));
};

/** A number and the unit word after it. */
export interface MeasureWording {
  readonly number: string;
  readonly word: string;
}

/** The unit word the author used and the units it may mean. */
export interface AuthoredUnit {
  readonly word: string;
  readonly candidates: readonly Unit[];
  readonly amount: Amount;
  /** The unit stated by the quantity; undefined if the word is ambiguous. */
  readonly id: string | undefined;
  /** Whether the line states the amount in that unit as well, so that it would say the same twice: `2 lb (2 lb)`. */
  readonly isStatedBeside: (unitId: string) => boolean;
}

/** Formats the amount in the author's word for the unit, inflected if both forms are known. */
const formatInAuthoredUnit = (
  amount: Amount,
  { word, amount: authoredAmount }: AuthoredUnit,
  units: readonly Unit[],
  style: QuantityStyle,
): MeasureWording => {
  const unit = units.find((candidate) => findForms(word, candidate, style) !== undefined);
  // With several possible cups, none of them decides how the number is written.
  const [only] = units.length === 1 ? units : [];
  const number = only === undefined ? formatAmount(amount, style) : formatAmountForUnit(amount, only, style).number;
  const forms = unit && findForms(word, unit, style);
  if (unit === undefined || forms === undefined) return { number, word };
  const { isPlural } = formatAmountForUnit(amount, unit, style);
  // An author who writes `50 gr` does not write `100 grs`.
  const isUninflected = fold(word) === fold(forms.one) && formatAmountForUnit(authoredAmount, unit, style).isPlural;
  return { number, word: isUninflected ? word : matchCase(word, isPlural ? forms.many : forms.one) };
};

/** Formats the amount in another unit, abbreviated if the author abbreviated. */
const formatInOtherUnit = (
  amount: Amount,
  unit: Unit,
  authored: AuthoredUnit,
  style: QuantityStyle,
): MeasureWording => {
  const { number, isPlural } = formatAmountForUnit(amount, unit, style);
  const { one, many, short } = unit.labels[style.language];
  const isSpelledOut = authored.candidates.some(
    (candidate) => findForms(authored.word, candidate, style) !== undefined,
  );
  return { number, word: !isSpelledOut && short !== undefined ? short : isPlural ? many : one };
};

interface RoundedMeasure {
  readonly amount: Amount;
  readonly unit: string | undefined;
}

const roundMeasure = (amount: Amount, unit: string | undefined, style: QuantityStyle): RoundedMeasure => {
  const knownUnit = unit === undefined ? undefined : findUnit(unit);
  if (unit !== undefined && knownUnit === undefined) return { amount, unit };
  const rounded = roundAmountForKitchen(amount, knownUnit, style);
  return { amount: rounded.amount, unit: rounded.unit?.id };
};

/**
 * Rounds to what a cook can measure whichever unit is meant, considering only units that keep their own unit when
 * rounded. Returns the exact amount if there are none or they disagree.
 */
const roundForAllUnits = (amount: Amount, units: readonly Unit[], style: QuantityStyle): Amount => {
  const results = units
    .map(({ id }) => ({ id, ...roundMeasure(amount, id, style) }))
    .filter((rounded) => rounded.unit === rounded.id);
  const [first] = results;
  return first !== undefined && results.every((rounded) => hasSameNumbers(rounded.amount, first.amount))
    ? first.amount
    : amount;
};

/** Keyed by the units that a word may mean: `cup` has six, so each number of cups was rounded six times. */
const roundingCache = new WeakMap<readonly Unit[], RecentCache<Amount>>();
const MAX_CACHED_PER_WORD = 200;
const MAX_CACHED_LENGTH = 20;

/** The same, cached for amounts that are a single short number, as nearly all are. */
const roundForAllUnitsCached = (amount: Amount, units: readonly Unit[], style: QuantityStyle): Amount => {
  const { value, min, max, approximate } = amount;
  const isCacheable = min === undefined && max === undefined && approximate === undefined;
  if (!isCacheable || value === undefined || value.length > MAX_CACHED_LENGTH)
    return roundForAllUnits(amount, units, style);
  let recent = roundingCache.get(units);
  if (recent === undefined) roundingCache.set(units, (recent = new RecentCache(MAX_CACHED_PER_WORD)));
  const key = style.numbers === 'decimal' ? `=${value}` : value;
  const cached = recent.get(key);
  if (cached !== undefined) return cached;
  const rounded = roundForAllUnits(amount, units, style);
  recent.set(key, rounded);
  return rounded;
};

const MAX_DENOMINATOR = 8n;

/** Whether a cook can read the exact number: `21 1/2 ounces`, but not `21 23/25 ounces`. */
const isWritable = ({ value, min, max }: Amount, unit: Unit | undefined): boolean =>
  [value, min, max].every((text) => {
    const denominator = text === undefined ? 1n : parseRational(text)?.denominator;
    return denominator !== undefined && denominator <= (unit?.convention === 'metric' ? 1n : MAX_DENOMINATOR);
  });

/**
 * Formats an amount to replace the authored one: in the author's unit if that can be measured, else in the unit a cook
 * would use. Undefined if the unit changes but there is no unit word to replace.
 */
export const formatLikeAuthor = (
  exact: Amount,
  unit: string | undefined,
  authored: AuthoredUnit,
  style: QuantityStyle,
  toWritten: (amount: Amount) => Amount,
): MeasureWording | undefined => {
  const { word, candidates } = authored;
  const [only, ...others] = candidates;
  if (unit === undefined && others.length > 0) {
    return formatInAuthoredUnit(
      toWritten(roundForAllUnitsCached(exact, candidates, style)),
      authored,
      candidates,
      style,
    );
  }
  const authoredUnitId = authored.id ?? only?.id;
  const rounded = roundMeasure(exact, unit ?? authoredUnitId, style);
  const knownUnit = rounded.unit === undefined ? undefined : findUnit(rounded.unit);
  if (rounded.unit === authoredUnitId)
    return formatInAuthoredUnit(toWritten(rounded.amount), authored, knownUnit === undefined ? [] : [knownUnit], style);
  const isSaidTwice = rounded.unit !== undefined && authored.isStatedBeside(rounded.unit);
  if (isSaidTwice && isWritable(exact, only))
    return formatInAuthoredUnit(toWritten(exact), authored, candidates, style);
  return word === '' || knownUnit === undefined
    ? undefined
    : formatInOtherUnit(toWritten(rounded.amount), knownUnit, authored, style);
};
