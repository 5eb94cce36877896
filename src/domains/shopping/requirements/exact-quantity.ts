import { findUnit, formatQuantity, scaleQuantity } from '../../units/index.ts';
import type { Language, Quantity, QuantityOption, QuantityStyle, Rational, SimpleQuantity } from '../../units/index.ts';
import { readUnitOrWords, formatAmountWithUnit } from './unit-or-words.ts';

type Equivalent = Quantity | QuantityOption;

/** The equivalent ways to state a quantity: itself and its options. */
export const getQuantityAndEquivalents = (quantity: Quantity): readonly Equivalent[] => [
  quantity,
  ...(quantity.options ?? []),
];

/** The parts of one way: the terms of a sum, or the quantity itself. */
export const getQuantityTerms = (way: Equivalent): readonly SimpleQuantity[] => {
  if (way.kind === 'sum') return way.terms ?? [];
  const { amount, unit } = way;
  const text = 'text' in way ? way.text : undefined;
  return [
    {
      kind: 'simple',
      ...(amount !== undefined && { amount }),
      ...(unit !== undefined && { unit }),
      ...(text !== undefined && { text }),
    },
  ];
};

/**
 * Text that names the measure is rewritten with the new amount; any other text only repeated the old amount and is
 * dropped.
 */
const retold = (authored: SimpleQuantity, scaled: SimpleQuantity, language: Language): SimpleQuantity => {
  if (authored.unit !== undefined || authored.amount === undefined) return scaled;
  const measure = readUnitOrWords(authored, language);
  switch (measure.kind) {
    case 'count':
      return scaled;
    case 'unit':
      return { ...scaled, unit: measure.id };
    case 'shared':
    case 'words':
      return { ...scaled, text: formatAmountWithUnit(scaled.amount, measure, language) };
    default:
      return measure satisfies never;
  }
};

const retoldTerms = (authored: Equivalent, scaled: Equivalent, language: Language): SimpleQuantity[] => {
  const before = getQuantityTerms(authored);
  return getQuantityTerms(scaled).map((term, index) => retold(before[index] ?? term, term, language));
};

const hasAmount = ({ amount }: SimpleQuantity): boolean => amount !== undefined;

const PLURAL_ENDING = /(?:s|es|n|en|e|er|ar|or)$/u;

/** Whether the text ends in the singular of one of the unit's names, as in `a handful` and `400g tin`. */
const isOneOf = (unit: string, text: string, language: Language): boolean => {
  const known = findUnit(unit);
  if (known === undefined) return false;
  const { one, many } = known.labels[language];
  const names = new Set([one, ...known.aliases[language]].map((name) => name.toLowerCase()));
  const isPlural = (name: string): boolean =>
    name === many.toLowerCase() || (PLURAL_ENDING.test(name) && names.has(name.replace(PLURAL_ENDING, '')));
  const [last = ''] = /\p{L}+\.?$/u.exec(text.toLowerCase()) ?? [];
  return one !== many && names.has(last) && !isPlural(last);
};

/**
 * Fills in what a quantity leaves implicit. `2 large garlic cloves` is parsed as 2 with the option cloves, so cloves
 * becomes its unit. A handful is one handful. Other options without an amount are dropped.
 */
const spelledOut = (quantity: Quantity, language: Language): Quantity => {
  const { options, ...whole } = quantity;
  if (whole.kind === 'sum') return quantity;
  const { amount, unit, text } = whole;
  const telling = (options ?? []).filter((option) => getQuantityTerms(option).every(hasAmount));
  const named = (options ?? []).find((option) => option.kind === 'simple' && option.amount === undefined)?.unit;
  return {
    ...whole,
    ...(amount !== undefined && unit === undefined && named !== undefined && { unit: named }),
    ...(amount === undefined &&
      unit !== undefined &&
      isOneOf(unit, text ?? '', language) && { amount: { value: '1' } }),
    ...(telling.length > 0 && { options: telling }),
  };
};

/**
 * Scales a quantity exactly, keeping the text that names the measure if the unit is missing. A number may become longer
 * than the API allows; check with `isQuantityWithinLimits`.
 */
export const scaleExactly = (stated: Quantity, factor: Rational, language: Language): Quantity => {
  const quantity = spelledOut(stated, language);
  const scaled = scaleQuantity(quantity, factor);
  const options = (scaled.options ?? []).map((option, index): QuantityOption => {
    const authored = quantity.options?.[index];
    return option.kind === 'sum' && authored !== undefined
      ? { kind: 'sum', terms: retoldTerms(authored, option, language) }
      : option;
  });
  const terms = retoldTerms(quantity, scaled, language);
  const whole: Quantity = scaled.kind === 'sum' ? { kind: 'sum', terms } : (terms[0] ?? { kind: 'simple' });
  return options.length === 0 ? whole : { ...whole, options };
};

const partText = (part: SimpleQuantity, style: QuantityStyle): string =>
  part.unit === undefined && part.amount !== undefined && part.text !== undefined
    ? part.text
    : formatQuantity(part, style);

const wayText = (way: Equivalent, style: QuantityStyle): string =>
  getQuantityTerms(way)
    .map((part) => partText(part, style))
    .filter((text) => text !== '')
    .join(' + ');

/** Formats a quantity for display, using its text if that names the measure: `3 cups / 720 ml`. */
export const formatExactQuantity = (quantity: Quantity, language: Language, units?: QuantityStyle['units']): string =>
  getQuantityAndEquivalents(quantity)
    .map((way) => wayText(way, { language, units }))
    .filter((text) => text !== '')
    .join(' / ');
