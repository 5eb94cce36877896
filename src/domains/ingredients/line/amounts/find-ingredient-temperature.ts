import { parseAmount, resolveUnit } from '../../../units/index.ts';
import type { Amount } from '../../../units/index.ts';
import type { LabelGroup } from '../label-groups.ts';
import { getRangeText } from '../labeled-line.ts';
import type { LabeledLine, TokenRange } from '../labeled-line.ts';

/** Signs and words without which no temperature is stated: most lines are done with one look. */
const SIGN = /[°º˚]|degr|grad|grau/i;
/** `degrees Fahrenheit`, the longest unit. */
const MAX_UNIT_LENGTH = 3;
/** `105 to 110`, the longest amount. */
const MAX_AMOUNT_LENGTH = 5;

export interface IngredientTemperature {
  readonly value: Amount;
  readonly scale: 'celsius' | 'fahrenheit';
  /** The words that say so, where they belong to no other part, such as `heated to 110°F`. */
  readonly range: TokenRange | undefined;
  /** The groups of the line without those that only state the temperature. */
  readonly remainingGroups: readonly LabelGroup[];
}

/** The temperature that the ingredient should have: `1 cup warm water (110°F)`. It must not be parsed as an amount. */
export const findIngredientTemperature = (
  line: LabeledLine,
  groups: readonly LabelGroup[],
): IngredientTemperature | undefined => {
  if (!SIGN.test(line.text)) return undefined;
  const sign = line.tokens.findIndex(({ text }) => SIGN.test(text));
  const unit = unitFrom(line, sign);
  const amount = amountBefore(line, sign);
  if (unit === undefined || amount === undefined) return undefined;
  const { first } = amount;
  const { end } = unit;
  const others = groups.filter((group) => group.first < first || group.end > end);
  const isShared = others.some((group) => group.first < end && group.end > first);
  return {
    value: amount.value,
    scale: unit.scale,
    range: isShared ? undefined : { first, end },
    remainingGroups: others,
  };
};

/** `°F`, `degrees F`, `Grad`: the longest stretch that names a scale. */
const unitFrom = (
  line: LabeledLine,
  first: number,
): { scale: IngredientTemperature['scale']; end: number } | undefined => {
  for (let end = Math.min(line.tokens.length, first + MAX_UNIT_LENGTH); end > first; end -= 1) {
    if (end > first + 1 && line.tokens[end - 1]?.kind === 'mark') continue;
    const found = resolveUnit(getRangeText(line, { first, end }), { language: line.language });
    if (found.kind !== 'unit' || found.unit.dimension !== 'temperature') continue;
    return { scale: found.unit.id.endsWith('fahrenheit') ? 'fahrenheit' : 'celsius', end };
  }
  return undefined;
};

const amountBefore = (line: LabeledLine, end: number): { first: number; value: Amount } | undefined => {
  for (let first = Math.max(0, end - MAX_AMOUNT_LENGTH); first < end; first += 1) {
    if (line.tokens[first]?.kind === 'mark') continue;
    const value = parseAmount(getRangeText(line, { first, end }), line.language);
    if (value !== undefined) return { first, value };
  }
  return undefined;
};
