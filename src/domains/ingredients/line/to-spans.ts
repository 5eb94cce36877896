import type { LabelGroup } from './label-groups.ts';
import type { LabeledLine, TokenRange } from './labeled-line.ts';
import type { Measure } from './amounts/find-measures.ts';
import type { LinePart, Span } from './parsed-line.ts';
import type { IngredientTemperature } from './amounts/find-ingredient-temperature.ts';

/** The positions of all parts in text order. Amounts and units have separate spans. */
export const toSpans = (
  line: LabeledLine,
  groups: readonly LabelGroup[],
  measures: readonly Measure[],
  temperature: IngredientTemperature | undefined,
): Span[] => {
  const spans: Span[] = [];
  const add = (part: LinePart, { first, end }: TokenRange) => {
    spans.push({ part, start: line.tokens[first]?.start ?? 0, end: line.tokens[end - 1]?.end ?? 0 });
  };
  for (const { amountRanges, unitRanges } of measures) {
    for (const at of amountRanges) add('quantity', at);
    for (const at of unitRanges) add('unit', at);
  }
  for (const group of groups) {
    const { label } = group;
    if (label !== 'other' && label !== 'quantity' && label !== 'unit') add(label, group);
  }
  if (temperature?.range !== undefined) add('temperature', temperature.range);
  return spans.sort((a, b) => a.start - b.start);
};
