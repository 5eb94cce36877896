import type { Group } from './groups.ts';
import type { LabelledLine, Stretch } from './labelled-line.ts';
import type { Measure } from './measures.ts';
import type { Part, Span } from './reading.ts';
import type { FoundTemperature } from './temperature-in.ts';

/** The positions of all parts in text order. Amounts and units have separate spans. */
export const spansOf = (
  line: LabelledLine,
  groups: readonly Group[],
  measures: readonly Measure[],
  temperature: FoundTemperature | undefined,
): Span[] => {
  const spans: Span[] = [];
  const add = (part: Part, { first, end }: Stretch) => {
    spans.push({ part, start: line.tokens[first]?.start ?? 0, end: line.tokens[end - 1]?.end ?? 0 });
  };
  for (const { amountAt, unitAt } of measures) {
    for (const at of amountAt) add('quantity', at);
    for (const at of unitAt) add('unit', at);
  }
  for (const group of groups) {
    const { label } = group;
    if (label !== 'other' && label !== 'quantity' && label !== 'unit') add(label, group);
  }
  if (temperature?.at !== undefined) add('temperature', temperature.at);
  return spans.sort((a, b) => a.start - b.start);
};
