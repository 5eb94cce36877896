import { findUnit, printQuantity, scaleQuantity } from '../../units/index.ts';
import type { Language, Quantity, QuantityOption, QuantityStyle, Rational, SimpleQuantity } from '../../units/index.ts';
import { measureOf, printMeasure } from './measure.ts';

type Way = Quantity | QuantityOption;

/** The ways in which a quantity says how much: itself and its options. */
export const waysOf = (quantity: Quantity): readonly Way[] => [quantity, ...(quantity.options ?? [])];

/** The parts of one way: its terms where it is a sum, itself where it is not. */
export const partsOf = (way: Way): readonly SimpleQuantity[] => {
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

/** Words that tell the measure are written anew with the new amount; all others repeated the old one and are gone. */
const retold = (authored: SimpleQuantity, scaled: SimpleQuantity, language: Language): SimpleQuantity => {
  if (authored.unit !== undefined || authored.amount === undefined) return scaled;
  const measure = measureOf(authored, language);
  switch (measure.kind) {
    case 'count':
      return scaled;
    case 'unit':
      return { ...scaled, unit: measure.id };
    case 'shared':
    case 'words':
      return { ...scaled, text: printMeasure(scaled.amount, measure, language) };
    default:
      return measure satisfies never;
  }
};

const retoldTerms = (authored: Way, scaled: Way, language: Language): SimpleQuantity[] => {
  const before = partsOf(authored);
  return partsOf(scaled).map((term, index) => retold(before[index] ?? term, term, language));
};

const hasAmount = ({ amount }: SimpleQuantity): boolean => amount !== undefined;

/** `a handful`: the word is there for one, and not for many. */
const isOneOf = (unit: string, text: string, language: Language): boolean => {
  const { one, many } = findUnit(unit)?.labels[language] ?? { one: '', many: '' };
  const word = text.toLowerCase();
  return one !== many && word.endsWith(one.toLowerCase()) && !word.endsWith(many.toLowerCase());
};

/**
 * The quantity with what it does not spell out. `2 large garlic cloves` may be read as 2, or as cloves: then the second
 * says of what there are two. A handful is one handful. Other ways that do not tell how much are left out.
 */
const spelledOut = (quantity: Quantity, language: Language): Quantity => {
  const { options, ...whole } = quantity;
  if (whole.kind === 'sum') return quantity;
  const { amount, unit, text } = whole;
  const telling = (options ?? []).filter((option) => partsOf(option).every(hasAmount));
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
 * So many times as much, exactly, with the words that tell in what it is measured where the quantity does not. A number
 * may become longer than the contract can write, which `isQuantityWithinLimits` tells.
 */
export const scaledExactly = (stated: Quantity, factor: Rational, language: Language): Quantity => {
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
    : printQuantity(part, style);

const wayText = (way: Way, style: QuantityStyle): string =>
  partsOf(way)
    .map((part) => partText(part, style))
    .filter((text) => text !== '')
    .join(' + ');

/** As it is read out, by its words where these tell the measure: `3 cups / 720 ml`. */
export const printExact = (quantity: Quantity, language: Language, units?: QuantityStyle['units']): string =>
  waysOf(quantity)
    .map((way) => wayText(way, { language, units }))
    .filter((text) => text !== '')
    .join(' / ');
