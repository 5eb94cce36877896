import { findUnit, parseAmount, resolveUnit, findUnitsByName } from '../../../units/index.ts';
import type { Amount, UnitId } from '../../../units/index.ts';
import type { LabelGroup } from '../label-groups.ts';
import { getRangeText } from '../labeled-line.ts';
import type { LabeledLine, TokenRange } from '../labeled-line.ts';
import { functionWords } from '../language/function-words.ts';
import { isWholeNumber, parseSimpleAmount } from './parse-simple-amount.ts';
import type { LineToken } from '../tokenize-line.ts';

/** How a measure hangs together with the one before it; `each`: the size of one of what is counted. */
type Join = 'first' | 'plus' | 'option' | 'each';

/** An amount with its unit. Mutable while the line is analyzed. */
export interface Measure {
  amount: Amount;
  readonly amountRanges: TokenRange[];
  readonly unitRanges: TokenRange[];
  /** Set only if the text names exactly one unit of the registry. */
  unit: UnitId | undefined;
  relation: Join;
}

const TIMES = new Set(['x', '×', '✕', '*']);
const DASHES = new Set(['-', '–', '—']);
/** What joins amounts and is none. */
const isJoint = ({ language }: LabeledLine, text: string): boolean => {
  const { to, or, plus } = functionWords[language];
  return TIMES.has(text) || to.has(text) || or.has(text) || plus.has(text);
};
/** `about three-quarters of a`, the longest amount that is looked for. */
const MAX_AMOUNT_LENGTH = 7;
/** `cuillère(s) à café`, the longest unit. */
const MAX_UNIT_LENGTH = 7;
/** More amounts than this are in no line that is about food. */
const MAX_MEASURES = 40;

/** Finds every amount of a line with its unit, in text order. */
export const findMeasures = (line: LabeledLine, groups: readonly LabelGroup[]): Measure[] => {
  const measures: Measure[] = [];
  /** `scant` in `scant ¼ cup`: a word of the unit that comes before the amount. */
  let ahead: TokenRange | undefined;
  for (const [index, group] of groups.entries()) {
    if (group.label === 'quantity') {
      readAmounts(line, group, measures, ahead);
      ahead = undefined;
    } else if (group.label === 'unit') {
      const followed = groups[index + 1]?.label === 'quantity';
      const isUnit = endOfUnit(line, group.end - 1, group.end) !== undefined;
      if (followed && (!isUnit || isInverted(line, groups, index))) ahead = group;
      else for (const unitAt of unitsIn(line, group)) bind(line, measures, unitAt);
    }
  }
  joinFractions(measures);
  for (const [index, measure] of measures.entries()) {
    const before = measures[index - 1];
    // `1 xícara e meia`: the half is of the unit before it.
    const isRest =
      measure.relation === 'plus' && measure.unitRanges.length === 0 && measure.amount.value?.includes('/') === true;
    measure.unit = isRest ? before?.unit : unitOf(line, measure.unitRanges.at(-1));
  }
  sizeContainers(line, measures);
  return joinRanges(line, measures);
};

/** `farina gr. 100`: the first unit of a line, with an amount after it that has no other. The tagger knows no such lines. */
const isInverted = ({ language }: LabeledLine, groups: readonly LabelGroup[], index: number): boolean =>
  language !== 'en' &&
  groups[index - 1]?.label === 'name' &&
  groups[index + 2]?.label !== 'unit' &&
  !groups.slice(0, index).some(({ label }) => label === 'quantity' || label === 'unit');

/** The amounts of a group: `1 14` in `1 14-ounce can` is two, `1 1/2` is one. The longest reading is taken first. */
const readAmounts = (
  line: LabeledLine,
  { first, end }: LabelGroup,
  into: Measure[],
  ahead: TokenRange | undefined,
): void => {
  let at = first;
  while (at < end && into.length < MAX_MEASURES) {
    const token = line.tokens[at];
    if (token === undefined || token.kind === 'mark' || isJoint(line, token.text.toLowerCase())) {
      at += 1;
      continue;
    }
    const isAlone = !isAbout(line, token) && standsAlone(token, line.tokens[at + 1]);
    let stop = isAlone ? at + 1 : endOfStretch(line, at, Math.min(end, at + MAX_AMOUNT_LENGTH));
    let amount = amountIn(line, at, stop);
    while (amount === undefined && stop > at + 1) {
      stop -= 1;
      amount = amountIn(line, at, stop);
    }
    into.push({
      amount: withAbout(line, amount, at),
      amountRanges: [{ first: at, end: stop }],
      unitRanges: ahead === undefined ? [] : [ahead],
      unit: undefined,
      relation: joinOf(line, into.at(-1), at),
    });
    ahead = undefined;
    at = stop;
  }
};

/** As far as one amount can reach: `2 x 400` is two. */
const endOfStretch = ({ tokens }: LabeledLine, first: number, limit: number): number => {
  for (let at = first + 1; at < limit; at += 1) if (TIMES.has(tokens[at]?.text.toLowerCase() ?? '')) return at;
  return limit;
};

/** `One ½-inch slice` is one slice and no one and a half; `1 14-ounce can` is one can; `1 1/2` is one number. */
const standsAlone = (token: LineToken, next: LineToken | undefined): boolean =>
  next?.kind === 'number' && (!isWholeNumber(token) || isWholeNumber(next));

const amountIn = (line: LabeledLine, first: number, end: number): Amount | undefined => {
  const token = line.tokens[first];
  const second = end === first + 2 ? line.tokens[first + 1] : undefined;
  const plain = token === undefined || end > first + 2 ? undefined : parseSimpleAmount(token, second);
  if (plain !== undefined) return plain;
  // `4- to 5-pound`: the hyphen belongs to the unit that both share.
  return parseAmount(getRangeText(line, { first, end }).replace(/[-–]\s*(?=to\b)/, ' '), line.language);
};

/** `about` before the amount. An amount without a number is `a few`. */
const withAbout = (line: LabeledLine, amount: Amount | undefined, at: number): Amount => {
  if (amount === undefined) return { approximate: true };
  // `approx. 2 cups`: the dot belongs to the word.
  const before = line.tokens[at - 1]?.text === '.' ? line.tokens[at - 2] : line.tokens[at - 1];
  return before !== undefined && isAbout(line, before) ? { ...amount, approximate: true } : amount;
};

const isAbout = ({ language }: LabeledLine, { text }: LineToken): boolean =>
  text === '~' || functionWords[language].about.has(text.toLowerCase());

/** The units of a group: `ounce can` in `14-ounce can` is two, `heaped fl oz` is one. */
const unitsIn = (line: LabeledLine, { first, end }: LabelGroup): TokenRange[] => {
  const found: TokenRange[] = [];
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

const endOfUnit = (line: LabeledLine, at: number, end: number): number | undefined => {
  if (line.tokens[at]?.kind === 'mark') return undefined;
  for (let stop = Math.min(end, at + MAX_UNIT_LENGTH); stop > at; stop -= 1) {
    if (findUnitsByName(getRangeText(line, { first: at, end: stop }), line.language).length > 0) return stop;
  }
  return undefined;
};

/** The unit that the words name; what stands before it (`heaped`, `small`) does not change which one it is. */
const unitOf = (line: LabeledLine, at: TokenRange | undefined): UnitId | undefined => {
  if (at === undefined) return undefined;
  for (let { first } = at; first < at.end; first += 1) {
    if (line.tokens[first]?.kind === 'mark') continue;
    const found = resolveUnit(getRangeText(line, { first, end: at.end }), { language: line.language });
    if (found.kind === 'unit') return found.unit.id;
    if (found.kind === 'ambiguous') return undefined;
  }
  return undefined;
};

const hasUnit = ({ amountRanges, unitRanges }: Measure): boolean =>
  (unitRanges.at(-1)?.end ?? 0) > (amountRanges.at(-1)?.first ?? -1);

/**
 * A unit belongs to the amount right before it. Where that has one already, it closes around it: in
 * `1 (14 ounce) can` the can belongs to the 1, and what is in between is the size of each.
 */
const bind = (line: LabeledLine, measures: Measure[], unitAt: TokenRange): void => {
  const last = measures.at(-1);
  if (last !== undefined && !hasUnit(last)) {
    last.unitRanges.push(unitAt);
    // `(150 g each)`: the size of one of them.
    if (last.relation === 'option' && isApiece(line, unitAt.end)) last.relation = 'each';
    return;
  }
  const outer = measures.findLastIndex((measure) => !hasUnit(measure));
  const open = measures[outer];
  const from = open?.amountRanges.at(-1)?.end;
  const to = measures[outer + 1]?.amountRanges[0]?.first;
  if (open !== undefined && from !== undefined && to !== undefined && !hasName(line, from, to)) {
    open.unitRanges.push(unitAt);
    for (const inner of measures.slice(outer + 1)) if (inner.relation !== 'plus') inner.relation = 'each';
    return;
  }
  if (last !== undefined && endOf(last) === unitAt.first && isCounted(line, unitAt)) {
    // `400g tin`: one tin, of this size.
    for (const inner of measures) if (inner.relation !== 'plus') inner.relation = 'each';
    measures.push({ amount: {}, amountRanges: [], unitRanges: [unitAt], unit: undefined, relation: 'first' });
    return;
  }
  const join = joinOf(line, last, unitAt.first);
  measures.push({ amount: {}, amountRanges: [], unitRanges: [unitAt], unit: undefined, relation: join });
};

const isApiece = ({ tokens, language }: LabeledLine, at: number): boolean =>
  functionWords[language].apiece.has(tokens[at]?.text.toLowerCase() ?? '');

/** Whether the words name something that is counted, and nothing that is weighed or measured. */
const isCounted = (line: LabeledLine, unitAt: TokenRange): boolean => {
  for (let { first } = unitAt; first < unitAt.end; first += 1) {
    const units = findUnitsByName(getRangeText(line, { first, end: unitAt.end }), line.language);
    if (units.length > 0) return units.every(({ dimension }) => dimension === 'count');
  }
  return false;
};

const hasName = ({ labels }: LabeledLine, first: number, end: number): boolean => {
  for (let at = first; at < end; at += 1) if (labels[at] === 'name' || labels[at] === 'preparation') return true;
  return false;
};

const endOf = ({ amountRanges, unitRanges }: Measure): number =>
  Math.max(amountRanges.at(-1)?.end ?? 0, unitRanges.at(-1)?.end ?? 0);

/** What the word right before the amount says; `about`, articles and brackets say nothing of it. */
const joinOf = (line: LabeledLine, before: Measure | undefined, at: number): Join => {
  if (before === undefined) return 'first';
  const from = endOf(before);
  if (from === at && hasUnit(before)) return 'plus';
  const words = functionWords[line.language];
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
    if (before === undefined || measure?.relation !== 'plus' || hasUnit(before)) continue;
    const whole = before.amount.value;
    const part = measure.amount.value;
    if (whole === undefined || whole.includes('/') || part?.includes('/') !== true) continue;
    const amount = parseAmount(`${whole} ${part}`, 'en');
    if (amount === undefined) continue;
    before.amount = before.amount.approximate === true ? { ...amount, approximate: true } : amount;
    before.amountRanges.push(...measure.amountRanges);
    before.unitRanges.push(...measure.unitRanges);
    measures.splice(index, 1);
  }
};

/** What is bought full. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'bag bottle box can carton jar package punnet sachet tray tub tube'.split(' ').map((name) => `count.${name}`),
);

/** `2 cans (400 g) chickpeas`: what stands in brackets after something that is bought full is the size of each. */
const sizeContainers = (line: LabeledLine, measures: readonly Measure[]): void => {
  const [first, second, ...more] = measures;
  if (first === undefined || second?.relation !== 'option' || !CONTAINERS.has(first.unit ?? '')) return;
  const dimension = findUnit(second.unit ?? '')?.dimension;
  const opening = line.tokens[(second.amountRanges[0]?.first ?? 0) - 1];
  const isInside = opening?.text === '(' || (opening !== undefined && isAbout(line, opening));
  if (!isInside || (dimension !== 'mass' && dimension !== 'volume')) return;
  for (const size of [second, ...more]) if (size.relation === 'option') size.relation = 'each';
};

const isRange = ({ language }: LabeledLine, token: LineToken | undefined): boolean =>
  token !== undefined && (DASHES.has(token.text) || functionWords[language].to.has(token.text.toLowerCase()));

/** `150ml-200ml` is one range, though it names its unit twice. */
const joinRanges = (line: LabeledLine, measures: readonly Measure[]): Measure[] => {
  const joined: Measure[] = [];
  for (const measure of measures) {
    const last = joined.at(-1);
    const at = measure.amountRanges[0]?.first ?? 0;
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
      last.amountRanges.push(...measure.amountRanges);
      last.unitRanges.push(...measure.unitRanges);
    }
  }
  return joined;
};
