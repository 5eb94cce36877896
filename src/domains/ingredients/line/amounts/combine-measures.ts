import type { Quantity, QuantityOption, SimpleQuantity } from '../../../units/index.ts';
import { getRangeText } from '../labeled-line.ts';
import type { LabeledLine } from '../labeled-line.ts';
import type { Measure } from './find-measures.ts';

/** A measure as written, with everything between its amount and its unit. */
export const getMeasureText = (line: LabeledLine, { amountRanges, unitRanges }: Measure): string => {
  const starts = [amountRanges[0]?.first, unitRanges[0]?.first].filter((first) => first !== undefined);
  const ends = [amountRanges.at(-1)?.end, unitRanges.at(-1)?.end].filter((end) => end !== undefined);
  return getRangeText(line, { first: Math.min(...starts), end: Math.max(...ends) });
};

const simple = (line: LabeledLine, measure: Measure): SimpleQuantity => {
  const { amount, unit } = measure;
  const isStated = amount.value !== undefined || amount.min !== undefined || amount.max !== undefined;
  const quantity: SimpleQuantity = { kind: 'simple', text: getMeasureText(line, measure) };
  if (isStated) quantity.amount = amount;
  if (unit !== undefined) quantity.unit = unit;
  return quantity;
};

/** Combines measures: `2 cups plus 1 tbsp` is a sum, `10 g / ½ oz` one quantity with an option. */
export const combineMeasures = (line: LabeledLine, measures: readonly Measure[]): Quantity | undefined => {
  if (measures.length === 0) return undefined;
  const ways: SimpleQuantity[][] = [];
  for (const measure of measures) {
    const last = ways.at(-1);
    if (measure.relation === 'plus' && last !== undefined) last.push(simple(line, measure));
    else ways.push([simple(line, measure)]);
  }
  const [main = [], ...others] = ways;
  const whole: Quantity = isOne(main) ? main[0] : { kind: 'sum', terms: main };
  // An alternative without its unit would say something else: what `oz` may be two things is left to the text.
  const options = others.filter((terms) => terms.every(({ unit }) => unit !== undefined)).map(optionOf);
  if (options.length > 0) whole.options = options;
  return whole;
};

const isOne = (terms: SimpleQuantity[]): terms is [SimpleQuantity] => terms.length === 1;

/** An option has no words of its own. */
const optionOf = (terms: SimpleQuantity[]): QuantityOption => {
  if (!isOne(terms)) return { kind: 'sum', terms };
  const { text: _, ...option } = terms[0];
  return option;
};
