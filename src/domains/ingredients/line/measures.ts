import { findUnit, parseAmount, resolveUnit, findUnitsByName } from '../../units/index.ts';
import type { Amount, UnitId } from '../../units/index.ts';
import type { Group } from './groups.ts';
import { textOf } from './labelled-line.ts';
import type { LabelledLine, Stretch } from './labelled-line.ts';
import { lineWords } from './line-words.ts';
import { isWhole, plainAmount } from './plain-amount.ts';
import type { Token } from './tokens.ts';

/** How a measure hangs together with the one before it; `each`: the size of one of what is counted. */
type Join = 'first' | 'plus' | 'option' | 'each';

/** An amount with its unit. Mutable while the line is analyzed. */
export interface Measure {
  amount: Amount;
  readonly amountAt: Stretch[];
  readonly unitAt: Stretch[];
  /** Set only if the text names exactly one unit of the registry. */
  unit: UnitId | undefined;
  join: Join;
}

const TIMES = new Set(['x', '×', '✕', '*']);
const DASHES = new Set(['-', '–', '—']);
/** What joins amounts and is none. */
const isJoint = ({ language }: LabelledLine, text: string): boolean => {
  const { to, or, plus } = lineWords[language];
  return TIMES.has(text) || to.has(text) || or.has(text) || plus.has(text);
};
/** `about three-quarters of a`, the longest amount that is looked for. */
const LONGEST_AMOUNT = 7;
/** `cuillère(s) à café`, the longest unit. */
const LONGEST_UNIT = 7;
/** More amounts than this are in no line that is about food. */
const MOST_MEASURES = 40;

/** Finds every amount of a line with its unit, in text order. */
export const measuresOf = (line: LabelledLine, groups: readonly Group[]): Measure[] => {
  const measures: Measure[] = [];
  /** `scant` in `scant ¼ cup`: a word of the unit that comes before the amount. */
  let ahead: Stretch | undefined;
  for (const [index, group] of groups.entries()) {
    if (group.label === 'quantity') {
      readAmounts(line, group, measures, ahead);
      ahead = undefined;
    } else if (group.label === 'unit') {
      const followed = groups[index + 1]?.label === 'quantity';
      if (followed && endOfUnit(line, group.end - 1, group.end) === undefined) ahead = group;
      else for (const unitAt of unitsIn(line, group)) bind(line, measures, unitAt);
    }
  }
  joinFractions(measures);
  for (const [index, measure] of measures.entries()) {
    const before = measures[index - 1];
    // `1 xícara e meia`: the half is of the unit before it.
    const isRest =
      measure.join === 'plus' && measure.unitAt.length === 0 && measure.amount.value?.includes('/') === true;
    measure.unit = isRest ? before?.unit : unitOf(line, measure.unitAt.at(-1));
  }
  sizeContainers(line, measures);
  return joinRanges(line, measures);
};

/** The amounts of a group: `1 14` in `1 14-ounce can` is two, `1 1/2` is one. The longest reading is taken first. */
const readAmounts = (line: LabelledLine, { first, end }: Group, into: Measure[], ahead: Stretch | undefined): void => {
  let at = first;
  while (at < end && into.length < MOST_MEASURES) {
    const token = line.tokens[at];
    if (token === undefined || token.kind === 'mark' || isJoint(line, token.text.toLowerCase())) {
      at += 1;
      continue;
    }
    const isAlone = !isAbout(line, token) && standsAlone(token, line.tokens[at + 1]);
    let stop = isAlone ? at + 1 : endOfStretch(line, at, Math.min(end, at + LONGEST_AMOUNT));
    let amount = amountIn(line, at, stop);
    while (amount === undefined && stop > at + 1) {
      stop -= 1;
      amount = amountIn(line, at, stop);
    }
    into.push({
      amount: withAbout(line, amount, at),
      amountAt: [{ first: at, end: stop }],
      unitAt: ahead === undefined ? [] : [ahead],
      unit: undefined,
      join: joinOf(line, into.at(-1), at),
    });
    ahead = undefined;
    at = stop;
  }
};

/** As far as one amount can reach: `2 x 400` is two. */
const endOfStretch = ({ tokens }: LabelledLine, first: number, limit: number): number => {
  for (let at = first + 1; at < limit; at += 1) if (TIMES.has(tokens[at]?.text.toLowerCase() ?? '')) return at;
  return limit;
};

/** `One ½-inch slice` is one slice and no one and a half; `1 14-ounce can` is one can; `1 1/2` is one number. */
const standsAlone = (token: Token, next: Token | undefined): boolean =>
  next?.kind === 'number' && (!isWhole(token) || isWhole(next));

const amountIn = (line: LabelledLine, first: number, end: number): Amount | undefined => {
  const token = line.tokens[first];
  const second = end === first + 2 ? line.tokens[first + 1] : undefined;
  const plain = token === undefined || end > first + 2 ? undefined : plainAmount(token, second);
  if (plain !== undefined) return plain;
  // `4- to 5-pound`: the hyphen belongs to the unit that both share.
  return parseAmount(textOf(line, { first, end }).replace(/[-–]\s*(?=to\b)/, ' '), line.language);
};

/** `about` before the amount. An amount without a number is `a few`. */
const withAbout = (line: LabelledLine, amount: Amount | undefined, at: number): Amount => {
  if (amount === undefined) return { approximate: true };
  // `approx. 2 cups`: the dot belongs to the word.
  const before = line.tokens[at - 1]?.text === '.' ? line.tokens[at - 2] : line.tokens[at - 1];
  return before !== undefined && isAbout(line, before) ? { ...amount, approximate: true } : amount;
};

const isAbout = ({ language }: LabelledLine, { text }: Token): boolean =>
  text === '~' || lineWords[language].about.has(text.toLowerCase());

/** The units of a group: `ounce can` in `14-ounce can` is two, `heaped fl oz` is one. */
const unitsIn = (line: LabelledLine, { first, end }: Group): Stretch[] => {
  const found: Stretch[] = [];
  let start = first;
  let at = first;
  while (at < end) {
    const stop = endOfUnit(line, at, end);
    if (stop === undefined) {
      at += 1;
      continue;
    }
    found.push({ first: start, end: stop });
    start = stop;
    at = stop;
  }
  const rest = line.tokens.slice(start, end).some(({ kind }) => kind !== 'mark');
  if (rest) found.push({ first: start, end });
  return found;
};

const endOfUnit = (line: LabelledLine, at: number, end: number): number | undefined => {
  if (line.tokens[at]?.kind === 'mark') return undefined;
  for (let stop = Math.min(end, at + LONGEST_UNIT); stop > at; stop -= 1) {
    if (findUnitsByName(textOf(line, { first: at, end: stop }), line.language).length > 0) return stop;
  }
  return undefined;
};

/** The unit that the words name; what stands before it (`heaped`, `small`) does not change which one it is. */
const unitOf = (line: LabelledLine, at: Stretch | undefined): UnitId | undefined => {
  if (at === undefined) return undefined;
  for (let { first } = at; first < at.end; first += 1) {
    if (line.tokens[first]?.kind === 'mark') continue;
    const found = resolveUnit(textOf(line, { first, end: at.end }), { language: line.language });
    if (found.kind === 'unit') return found.unit.id;
    if (found.kind === 'ambiguous') return undefined;
  }
  return undefined;
};

const hasUnit = ({ amountAt, unitAt }: Measure): boolean => (unitAt.at(-1)?.end ?? 0) > (amountAt.at(-1)?.first ?? -1);

/**
 * A unit belongs to the amount right before it. Where that has one already, it closes around it: in
 * `1 (14 ounce) can` the can belongs to the 1, and what is in between is the size of each.
 */
const bind = (line: LabelledLine, measures: Measure[], unitAt: Stretch): void => {
  const last = measures.at(-1);
  if (last !== undefined && !hasUnit(last)) {
    last.unitAt.push(unitAt);
    // `(150 g each)`: the size of one of them.
    if (last.join === 'option' && isApiece(line, unitAt.end)) last.join = 'each';
    return;
  }
  const outer = measures.findLastIndex((measure) => !hasUnit(measure));
  const open = measures[outer];
  const from = open?.amountAt.at(-1)?.end;
  const to = measures[outer + 1]?.amountAt[0]?.first;
  if (open !== undefined && from !== undefined && to !== undefined && !hasName(line, from, to)) {
    open.unitAt.push(unitAt);
    for (const inner of measures.slice(outer + 1)) if (inner.join !== 'plus') inner.join = 'each';
    return;
  }
  if (last !== undefined && endOf(last) === unitAt.first && isCounted(line, unitAt)) {
    // `400g tin`: one tin, of this size.
    for (const inner of measures) if (inner.join !== 'plus') inner.join = 'each';
    measures.push({ amount: {}, amountAt: [], unitAt: [unitAt], unit: undefined, join: 'first' });
    return;
  }
  const join = joinOf(line, last, unitAt.first);
  measures.push({ amount: {}, amountAt: [], unitAt: [unitAt], unit: undefined, join });
};

const isApiece = ({ tokens, language }: LabelledLine, at: number): boolean =>
  lineWords[language].apiece.has(tokens[at]?.text.toLowerCase() ?? '');

/** Whether the words name something that is counted, and nothing that is weighed or measured. */
const isCounted = (line: LabelledLine, unitAt: Stretch): boolean => {
  for (let { first } = unitAt; first < unitAt.end; first += 1) {
    const units = findUnitsByName(textOf(line, { first, end: unitAt.end }), line.language);
    if (units.length > 0) return units.every(({ dimension }) => dimension === 'count');
  }
  return false;
};

const hasName = ({ labels }: LabelledLine, first: number, end: number): boolean => {
  for (let at = first; at < end; at += 1) if (labels[at] === 'name' || labels[at] === 'preparation') return true;
  return false;
};

const endOf = ({ amountAt, unitAt }: Measure): number => Math.max(amountAt.at(-1)?.end ?? 0, unitAt.at(-1)?.end ?? 0);

/** What the word right before the amount says; `about`, articles and brackets say nothing of it. */
const joinOf = (line: LabelledLine, before: Measure | undefined, at: number): Join => {
  if (before === undefined) return 'first';
  const from = endOf(before);
  if (from === at && hasUnit(before)) return 'plus';
  const words = lineWords[line.language];
  for (let index = at - 1; index >= from; index -= 1) {
    const text = line.tokens[index]?.text.toLowerCase() ?? '';
    if (text === '+' || text === '&' || words.plus.has(text)) return 'plus';
    if (TIMES.has(text) || words.each.has(text)) return 'each';
    if (text === '/' || words.or.has(text)) return 'option';
    if (line.tokens[index]?.kind === 'word' && !words.filler.has(text)) break;
  }
  return hasUnit(before) || hasName(line, from, at) ? 'option' : 'each';
};

/** `1 and 1/2 cups`: one number, though a word stands in it. */
const joinFractions = (measures: Measure[]): void => {
  for (let index = measures.length - 1; index > 0; index -= 1) {
    const [before, measure] = [measures[index - 1], measures[index]];
    if (before === undefined || measure?.join !== 'plus' || hasUnit(before)) continue;
    const whole = before.amount.value;
    const part = measure.amount.value;
    if (whole === undefined || whole.includes('/') || part?.includes('/') !== true) continue;
    const amount = parseAmount(`${whole} ${part}`, 'en');
    if (amount === undefined) continue;
    before.amount = before.amount.approximate === true ? { ...amount, approximate: true } : amount;
    before.amountAt.push(...measure.amountAt);
    before.unitAt.push(...measure.unitAt);
    measures.splice(index, 1);
  }
};

/** What is bought full. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'bag bottle box can carton jar package punnet sachet tray tub tube'.split(' ').map((name) => `count.${name}`),
);

/** `2 cans (400 g) chickpeas`: what stands in brackets after something that is bought full is the size of each. */
const sizeContainers = (line: LabelledLine, measures: readonly Measure[]): void => {
  const [first, second, ...more] = measures;
  if (first === undefined || second?.join !== 'option' || !CONTAINERS.has(first.unit ?? '')) return;
  const dimension = findUnit(second.unit ?? '')?.dimension;
  const opening = line.tokens[(second.amountAt[0]?.first ?? 0) - 1];
  const isInside = opening?.text === '(' || (opening !== undefined && isAbout(line, opening));
  if (!isInside || (dimension !== 'mass' && dimension !== 'volume')) return;
  for (const size of [second, ...more]) if (size.join === 'option') size.join = 'each';
};

const isRange = ({ language }: LabelledLine, token: Token | undefined): boolean =>
  token !== undefined && (DASHES.has(token.text) || lineWords[language].to.has(token.text.toLowerCase()));

/** `150ml-200ml` is one range, though it names its unit twice. */
const joinRanges = (line: LabelledLine, measures: readonly Measure[]): Measure[] => {
  const joined: Measure[] = [];
  for (const measure of measures) {
    const last = joined.at(-1);
    const at = measure.amountAt[0]?.first ?? 0;
    const joins =
      last !== undefined &&
      last.amount.value !== undefined &&
      measure.amount.value !== undefined &&
      hasUnit(last) &&
      hasUnit(measure) &&
      endOf(last) === at - 1 &&
      isRange(line, line.tokens[at - 1]) &&
      last.unit === measure.unit;
    const range = joins ? parseAmount(`${last.amount.value}-${measure.amount.value}`, 'en') : undefined;
    if (range === undefined || last === undefined) joined.push(measure);
    else {
      last.amount = range;
      last.amountAt.push(...measure.amountAt);
      last.unitAt.push(...measure.unitAt);
    }
  }
  return joined;
};
