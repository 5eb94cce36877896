import { addToCompound, getEnd, hasCommonUnit, hasOtherDimension, hasSameSize } from './compare-measures.ts';
import type { LineSoFar } from './line-so-far.ts';
import { BRACKET_BETWEEN, CLOSING_BRACKET, RESTATED_BETWEEN, RESTATEMENT_SIGN } from './role-patterns.ts';
import type { ScannedNumber } from './scan-numbers.ts';
import { isMeasure, isSpoon } from './unit-kinds.ts';

const ONLY_SPACE = /^\s*$/u;
const COMPOUND_BETWEEN = /^\.?\s*$/u;

const isMetric = ({ unit }: ScannedNumber): boolean =>
  unit?.candidates.every(({ convention }) => convention === 'metric') === true;

/** The pounds of `1 lb 4 oz`, given the ounces. */
const findCompoundStart = (line: LineSoFar, index: number): number => {
  const [large, small] = [line.found[index - 1], line.found[index]];
  if (large?.role !== 'amount' || !isMeasure(large.unit) || !isMeasure(small?.unit)) return index;
  const isAdjacent = small !== undefined && COMPOUND_BETWEEN.test(line.text.slice(getEnd(large), small.start));
  return isAdjacent && small !== undefined && !hasOtherDimension(large, small) ? index - 1 : index;
};

/** The amount that this one states again in another unit. */
export const findRestated = (line: LineSoFar, number: ScannedNumber): number | undefined => {
  const index = line.found.findLastIndex(({ role }) => role === 'amount');
  const previous = line.found[index];
  if (previous === undefined || number.unit === undefined) return undefined;
  const between = line.text.slice(getEnd(previous), number.start);
  const main = previous.restates ?? findCompoundStart(line, index);
  const first = line.found[main] ?? previous;
  if (!isMeasure(number.unit) || !isMeasure(first.unit) || hasCommonUnit(first, number)) return undefined;
  // `700g/1lb 9oz`: the ounces belong to the restatement.
  if (previous.restates !== undefined && /^\s*$/u.test(between)) return main;
  // `500 ml 2 cups milk`, `15 ml 1 tbsp oil`, but not `1 lb 13 oz`.
  const isInOtherUnits = isMetric(first) !== isMetric(number) || isSpoon(first.unit) !== isSpoon(number.unit);
  const whole = previous === first ? first : addToCompound(first, previous);
  if (ONLY_SPACE.test(between) && isInOtherUnits && hasSameSize(whole, number)) return main;
  if (RESTATED_BETWEEN.test(between))
    return RESTATEMENT_SIGN.test(between) || hasSameSize(first, number) || hasSameSize(previous, number)
      ? main
      : undefined;
  // `2 cups milk (480 ml)`, `1 cup milk 240 ml`.
  const isBracketed = BRACKET_BETWEEN.test(between);
  const isLast = line.text.slice(getEnd(number)).trim() === '';
  if (isBracketed && !CLOSING_BRACKET.test(between) && hasOtherDimension(first, number)) return main;
  return (isBracketed || isLast) && hasSameSize(first, number) ? main : undefined;
};
