import { filterByConvention } from '../../units/index.ts';
import type { Amount, Convention, Language, QuantityStyle, Rational, SimpleQuantity, Unit } from '../../units/index.ts';
import { getEnd } from './compare-measures.ts';
import { hasSameNumbers } from './format-like-author.ts';
import type { LineNumber } from './read-line-amounts.ts';
import { ABOUT_BEFORE, TOTAL_BEFORE } from './role-patterns.ts';
import type { TextSpan } from './find-unit-span.ts';

/** How a line is to be shown. */
export interface LineView {
  /** The line's language; undefined if it is unknown. */
  readonly language: Language | undefined;
  readonly style: QuantityStyle;
  readonly factor: Rational;
  /** Convert amounts, sizes and temperatures to this convention. */
  readonly convention?: Convention | undefined;
  /** Which cup, spoon, pint or ounce is meant where the line does not say. */
  readonly assumed?: Convention | undefined;
  /** Amounts of the line whose unit the document states, even if the word in the line is ambiguous. */
  readonly stated?: readonly SimpleQuantity[] | undefined;
  /** Show grams instead of cups and spoons if the weight is known. */
  readonly prefersWeights?: boolean | undefined;
  /** A weight to show in place of the amount that starts here. It is already scaled. */
  readonly weight?: { readonly start: number; readonly grams: Amount } | undefined;
}

/** A line that is being rewritten. */
export interface LineContext {
  readonly text: string;
  readonly numbers: readonly LineNumber[];
  readonly view: LineView;
}

/** A number together with its unit. */
export const getMeasureSpan = (number: LineNumber): TextSpan => ({ start: number.start, end: getEnd(number) });

/** Enough for the longest word or phrase that is looked for before a number. */
const LOOK_BEHIND = 40;

export const getTextBefore = ({ text }: LineContext, at: number): string =>
  text.slice(Math.max(0, at - LOOK_BEHIND), at);

/** Whether the author already wrote "about". */
export const isAboutWritten = (context: LineContext, { start }: LineNumber): boolean => {
  const before = getTextBefore(context, start);
  // `about a total of 2 cups`, but not `milk to total 2 cups`.
  return ABOUT_BEFORE.test(before.replace(TOTAL_BEFORE, ''));
};

export const isSpoon = ({ id }: Unit): boolean => id.endsWith('spoon');

/** Turns a single bound into a plain value: `at least 2` is written with one number. */
export const toSingleNumber = (amount: Amount): Amount => {
  const { value, min, max, ...rest } = amount;
  const [only, ...others] = [value, min, max].filter((bound) => bound !== undefined);
  return only === undefined || others.length > 0 ? amount : { value: only, ...rest };
};

/** The unit that the document states for this amount, if the word in the line can mean it. */
export const findStatedUnit = ({ amount, unit }: LineNumber, { stated = [] }: LineView): Unit | undefined => {
  const term = stated.find((each) => each.amount !== undefined && hasSameNumbers(toSingleNumber(each.amount), amount));
  return unit?.candidates.find(({ id }) => id === term?.unit);
};

const BUTTER = /butter|margarine|beurre|mantequilla|burro|boter|smör|manteiga/iu;

/** The one unit that a unit word means; undefined if it remains ambiguous. */
export const resolveUnit = ({ text, view }: Omit<LineContext, 'numbers'>, number: LineNumber): Unit | undefined => {
  const candidates = number.unit?.candidates ?? [];
  const [only, ...others] = candidates;
  if (others.length === 0) return only;
  const known = findStatedUnit(number, view);
  if (known !== undefined) return known;
  // A stick of butter is a measure, a stick of cinnamon is not.
  const stick = candidates.find(({ id }) => id === 'us.butterstick');
  if (stick !== undefined) return BUTTER.test(text) && view.assumed === 'us' ? stick : undefined;
  if (view.assumed === undefined) return undefined;
  const [chosen, ...rest] = filterByConvention(candidates, view.assumed);
  return rest.length === 0 ? chosen : undefined;
};
