import { convertQuantity, divide, findUnit, isZero, one, parseRational, toNumber } from '../../../units/index.ts';
import type { Language, Quantity, SimpleQuantity, Unit } from '../../../units/index.ts';
import { getAlternatives, getTerms, isSingleMeasure } from '../quantity-terms.ts';
import type { Alternative } from '../quantity-terms.ts';
import type { AuthoredLine } from './authored-line.ts';
import { joinsSpelledOutAmount } from './classify-numbers.ts';
import { hasUncountedPackage } from './find-amount-slots.ts';
import { MeasureLocator } from './measure-locator.ts';
import type { MeasureSpan } from './measure-locator.ts';
import { hasMisparsedNumber } from './misparsed-number.ts';
import { rewriteLine } from './rewrite-line.ts';

/** A complete number: `1 1/2`, `1,000`. */
const NUMBERS = /[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞ .,/⁄]*/gu;
/** The 5 in `5-spice powder`, the 7 in `7up`. */
const PART_OF_NAME = /\d(?:[-‐‑–]\p{L}|\p{L}{2})/u;

/** Introduces a restatement, in brackets or after a sign: `1 cup (about 240 ml)`, `1 lb/450 g`, `1 cup = 240 ml`. */
const RESTATEMENT_BETWEEN =
  /[([](?:(?!(?<!\p{L})(?:plus|and|und|et|y|e|och|en)(?!\p{L}))[^()[\]+&])*$|[/=]\s*(?:\p{L}+\.?\s+){0,2}$/iu;
/** Text that does not name a food: `8 oz, or about 225 g`. */
const NO_NAME_BETWEEN = /^[\s,.;]*(?:(?:or|oder|ou|about|approx|approximately|ca|circa|etwa|environ)[\s.]+)*$/iu;
/** `1 cup plus 2 level tbsp`, `1 EL und 1 TL`. Text in brackets does not name another food. */
const SUM_BETWEEN =
  /^(?:[\s,.+&-]|\([^()]*\)|(?<!\p{L})(?:plus|and|und|sowie|et|y|e|ed|en|och|más|più|mais|about|another|an|additional|heaped|heaping|level|scant|generous|rounded)(?!\p{L}))*$/iu;
/** How far two statements of the same amount may differ: a pound is 450 g or 500 g. */
const MAX_DEVIATION = 0.2;

const hasAmount = (quantity: Quantity): boolean =>
  getAlternatives(quantity)
    .flatMap(getTerms)
    .some(({ amount }) => amount !== undefined);

/** A line and what was parsed from it. */
type ParsedLine = Omit<AuthoredLine, 'quantity'> & { readonly quantity: Quantity | undefined };

const getMeasureEnd = ({ end, unit }: MeasureSpan): number => Math.max(end, unit?.end ?? 0);

interface LocatedTerm {
  readonly term: SimpleQuantity;
  readonly measure: MeasureSpan;
}

const locateTerms = (alternative: Alternative, locator: MeasureLocator): readonly LocatedTerm[] =>
  getTerms(alternative).flatMap((term) => {
    const measure = locator.claim(term);
    return measure === undefined ? [] : [{ term, measure }];
  });

/** Every unit the term may be in: `cup` may mean several. */
const getPossibleUnits = ({ term, measure }: LocatedTerm): readonly Unit[] => {
  const unit = term.unit === undefined ? undefined : findUnit(term.unit);
  return unit === undefined ? (measure.unit?.candidates ?? []) : [unit];
};

/** Whether both are about the same amount, in different units. An amount is not restated in its own unit. */
const isApproximatelyEqual = (a: LocatedTerm, b: LocatedTerm): boolean => {
  const { amount } = a.term;
  const wanted = parseRational(b.term.amount?.value ?? '');
  if (amount === undefined || wanted === undefined || isZero(wanted)) return false;
  return getPossibleUnits(a).some((from) =>
    getPossibleUnits(b).some((to) => {
      const converted = convertQuantity({ kind: 'simple', amount, unit: from.id }, to.id);
      const value = converted.kind === 'converted' ? parseRational(converted.quantity.amount?.value ?? '') : undefined;
      return value !== undefined && Math.abs(toNumber(divide(value, wanted)) - 1) <= MAX_DEVIATION;
    }),
  );
};

const haveCommonUnit = (a: LocatedTerm, b: LocatedTerm): boolean =>
  getPossibleUnits(a).some(({ id }) => getPossibleUnits(b).some((unit) => unit.id === id));

/** Whether the second term restates the first rather than measuring another food. */
const isRestatement = (text: string, first: LocatedTerm, second: LocatedTerm): boolean => {
  if (haveCommonUnit(first, second)) return false;
  const between = text.slice(getMeasureEnd(first.measure), second.measure.start);
  if (RESTATEMENT_BETWEEN.test(between)) return true;
  return NO_NAME_BETWEEN.test(between) && isApproximatelyEqual(first, second);
};

/**
 * Whether the whole quantity describes one food: the terms of each sum belong together and every option is a
 * restatement. Not so for `500 g flour, 300 g water` and `1 cup milk plus 2 cups cream`.
 */
const describesOneFood = (text: string, quantity: Quantity, locator: MeasureLocator): boolean => {
  const [first = [], ...others] = getAlternatives(quantity).map((alternative) => locateTerms(alternative, locator));
  const isOneSum = first.every(({ measure }, index) => {
    const next = first[index + 1]?.measure;
    return next === undefined || SUM_BETWEEN.test(text.slice(getMeasureEnd(measure), next.start));
  });
  return (
    isOneSum &&
    others.every(([other]) => {
      const [base] = first;
      return base === undefined || other === undefined || isRestatement(text, base, other);
    })
  );
};

const lineDescribesOneFood = (
  { text, quantity, package_size: size }: AuthoredLine,
  language: Language | undefined,
): boolean => {
  const quantities = [quantity, ...(size === undefined ? [] : [size])];
  // `1 (28-ounce) can plus 1 (14-ounce) can`: only the line says which can has which size.
  if (size !== undefined && quantity.kind === 'sum') return false;
  if (quantities.every(isSingleMeasure)) return true;
  const locator = new MeasureLocator(text, language);
  return quantities.every((part) => describesOneFood(text, part, locator));
};

/**
 * Whether the quantity and the package size cover every amount in the line. If not, showing them without the line loses
 * something: `2` for `2 large eggs plus 1 egg yolk`.
 */
export const coversEveryAmount = (line: ParsedLine, language: Language | undefined): boolean => {
  const { text, quantity } = line;
  const numbers = text.match(NUMBERS)?.length ?? 0;
  // `400g tin` counts no tins: scaled to double, nothing would say two.
  if (quantity === undefined || !hasAmount(quantity)) return numbers === 0;
  const isPlain = numbers <= 1 && !PART_OF_NAME.test(text) && !joinsSpelledOutAmount(text, language, []);
  if (hasMisparsedNumber({ ...line, quantity }) || !lineDescribesOneFood({ ...line, quantity }, language)) return false;
  // Most lines have one number, and classifying the others takes longer than parsing the line.
  if (isPlain && !hasUncountedPackage(quantity)) return true;
  const options = { kind: 'ingredient', language, style: { language: language ?? 'en' }, factor: one } as const;
  return rewriteLine({ ...line, quantity }, quantity, options) !== undefined;
};
