import { parseAmount, resolveUnit } from '../../units/index.ts';
import type { Amount } from '../../units/index.ts';
import type { Group } from './groups.ts';
import { textOf } from './labelled-line.ts';
import type { LabelledLine, Stretch } from './labelled-line.ts';

/** Signs and words without which no temperature is stated: most lines are done with one look. */
const SIGN = /[°º˚]|degr|grad|grau/i;
/** `degrees Fahrenheit`, the longest unit. */
const LONGEST_UNIT = 3;
/** `105 to 110`, the longest amount. */
const LONGEST_AMOUNT = 5;

export interface FoundTemperature {
  readonly value: Amount;
  readonly scale: 'celsius' | 'fahrenheit';
  /** The words that say so, where they belong to no other part, such as `heated to 110°F`. */
  readonly at: Stretch | undefined;
  /** The groups of the line without those that only state the temperature. */
  readonly others: readonly Group[];
}

/** The temperature that the ingredient should have: `1 cup warm water (110°F)`. It must not be parsed as an amount. */
export const temperatureIn = (line: LabelledLine, groups: readonly Group[]): FoundTemperature | undefined => {
  if (!SIGN.test(line.text)) return undefined;
  const sign = line.tokens.findIndex(({ text }) => SIGN.test(text));
  const unit = unitFrom(line, sign);
  const amount = amountBefore(line, sign);
  if (unit === undefined || amount === undefined) return undefined;
  const { first } = amount;
  const { end } = unit;
  const others = groups.filter((group) => group.first < first || group.end > end);
  const isShared = others.some((group) => group.first < end && group.end > first);
  return { value: amount.value, scale: unit.scale, at: isShared ? undefined : { first, end }, others };
};

/** `°F`, `degrees F`, `Grad`: the longest stretch that names a scale. */
const unitFrom = (line: LabelledLine, first: number): { scale: FoundTemperature['scale']; end: number } | undefined => {
  for (let end = Math.min(line.tokens.length, first + LONGEST_UNIT); end > first; end -= 1) {
    if (end > first + 1 && line.tokens[end - 1]?.kind === 'mark') continue;
    const found = resolveUnit(textOf(line, { first, end }), { language: line.language });
    if (found.kind !== 'unit' || found.unit.dimension !== 'temperature') continue;
    return { scale: found.unit.id.endsWith('fahrenheit') ? 'fahrenheit' : 'celsius', end };
  }
  return undefined;
};

const amountBefore = (line: LabelledLine, end: number): { first: number; value: Amount } | undefined => {
  for (let first = Math.max(0, end - LONGEST_AMOUNT); first < end; first += 1) {
    if (line.tokens[first]?.kind === 'mark') continue;
    const value = parseAmount(textOf(line, { first, end }), line.language);
    if (value !== undefined) return { first, value };
  }
  return undefined;
};
