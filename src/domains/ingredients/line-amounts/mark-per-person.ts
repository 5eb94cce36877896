import { getEnd, hasSameSize } from './compare-measures.ts';
import type { LineNumber, LineSoFar } from './line-so-far.ts';
import { PER_PERSON_AFTER, RESTATED_BETWEEN } from './role-patterns.ts';
import { isMeasure } from './unit-kinds.ts';

/** The food between an amount and `per person`: `2 large potatoes per person`. */
const FOOD_BETWEEN = /^\.?\)?(?:\s\p{L}[\p{L}'’-]*){1,4}?(?=\s(?:per|pro|par|por|à)\s)/u;
const COMPOUND_BETWEEN = /^\.?\s*$/u;
const BRACKET_BETWEEN = /^\.?\s*\($/u;
const SIGN_BETWEEN = /^\.?\s*[/=]\s*$/u;

/** Small amounts are rounded generously: `40g or 2oz`. */
const MAX_DEVIATION = 0.35;

const isPerPerson = (line: LineSoFar, number: LineNumber, next: LineNumber | undefined): boolean => {
  const after = line.text.slice(getEnd(number), next?.start).slice(0, 60);
  return PER_PERSON_AFTER.test(after) || PER_PERSON_AFTER.test(after.replace(FOOD_BETWEEN, ''));
};

/** Whether two numbers state one amount: `1 lb 2 oz`, `8 oz (225 g)`, `1 (6 oz) fillet`, but not `4 lb (1 lb per person)`. */
const isOneAmount = (line: LineSoFar, first: LineNumber, second: LineNumber): boolean => {
  const between = line.text.slice(getEnd(first), second.start);
  if (COMPOUND_BETWEEN.test(between) || SIGN_BETWEEN.test(between)) return true;
  if (BRACKET_BETWEEN.test(between) && line.text[getEnd(second)] === ')') return true;
  return RESTATED_BETWEEN.test(between) && hasSameSize(first, second, MAX_DEVIATION);
};

/** The amount in brackets that repeats one per person: `40 g per person (2 oz)`. */
const isRepeatedAfter = (line: LineSoFar, number: LineNumber, next: LineNumber | undefined): boolean => {
  if (next === undefined || line.text[getEnd(next)] !== ')') return false;
  const between = line.text.slice(getEnd(number), next.start);
  const isBracketed = BRACKET_BETWEEN.test(between.replace(PER_PERSON_AFTER, ''));
  return isBracketed && hasSameSize(number, next, MAX_DEVIATION);
};

/**
 * What is meant per person is not multiplied, because the number of people is: `40g/2oz per person`, `2 potatoes per
 * person`. Measures can still be converted.
 */
export const markPerPerson = (line: LineSoFar): void => {
  const { found } = line;
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const last = found[index];
    if (last === undefined || last.role === 'temperature' || !isPerPerson(line, last, found[index + 1])) continue;
    let first = index;
    for (let previous = found[first - 1]; previous !== undefined; previous = found[first - 1]) {
      const next = found[first];
      if (next === undefined || !isOneAmount(line, previous, next)) break;
      first -= 1;
    }
    const end = isRepeatedAfter(line, last, found[index + 1]) ? index + 1 : index;
    for (const [at, number] of found.entries()) {
      const main = at <= end ? at : (number.restates ?? -1);
      if (main < first || main > end) continue;
      found[at] = { ...number, role: isMeasure(number.unit) ? 'size' : 'fixed', restates: undefined };
    }
    index = first;
  }
};
