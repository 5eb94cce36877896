import { parseMixedNumber } from '../../../src/domains/units/numbers/parse-mixed-number.ts';
import * as rational from '../../../src/domains/units/numbers/rational.ts';
import type { RecipeDocument, Yield } from '../document.ts';

/** The service's limit for numerator and denominator. */
const MAX_TERM = 1_000_000_000n;

/** Parses a typed factor to the exact form the service accepts: `1½` and `1,5` to 3/2. Undefined if it is not one. */
export const parseFactor = (typed: string): string | undefined => {
  const number = parseMixedNumber(typed.trim().replace(/^[×x]\s*/i, ''));
  if (number === undefined || rational.isZero(number)) return undefined;
  return number.numerator < MAX_TERM && number.denominator < MAX_TERM ? rational.formatRational(number) : undefined;
};

/** For comparisons only: the service calculates exactly. */
export const toNumber = (exact: string): number => rational.toNumber(rational.parseRational(exact) ?? rational.zero);

/** The next whole number above or below, at least 1. */
export const nextWhole = (exact: string, step: 1 | -1): string => {
  const value = toNumber(exact);
  return String(Math.max(1, step === 1 ? Math.floor(value) + 1 : Math.ceil(value) - 1));
};

export interface Servings {
  /** Exact: `9/2`. */
  readonly count: string;
  /** The count in the original recipe. */
  readonly written: string;
  /** People, or pieces. */
  readonly of: 'servings' | 'pieces';
}

type Quantity = NonNullable<Yield['quantity']>;

const getLowerBound = (amount: Quantity['amount']): string | undefined => amount?.value ?? amount?.min ?? amount?.max;

const SERVING_UNITS: ReadonlySet<string | undefined> = new Set(['count.serving', 'count.person']);

const getServingCount = (quantity: Yield['quantity']): string | undefined =>
  getLowerBound([quantity, ...(quantity?.options ?? [])].find((one) => SERVING_UNITS.has(one?.unit))?.amount);

const countsPieces = ({ authored_quantity: authored }: Yield): boolean =>
  authored?.kind === 'simple' &&
  (authored.unit === undefined || authored.unit === 'count.piece') &&
  toNumber(getLowerBound(authored.amount) ?? '0') > 1;

/**
 * The servings of a scaled document, by the service's own rule: the first yield in people or servings, else the first
 * of more than one piece. Undefined if it can only be scaled by a factor.
 */
export const getServings = ({ yields }: RecipeDocument): Servings | undefined => {
  for (const { quantity, authored_quantity } of yields ?? []) {
    const [count, before] = [getServingCount(quantity), getServingCount(authored_quantity)];
    if (count !== undefined && before !== undefined) return { count, written: before, of: 'servings' };
  }
  const pieces = (yields ?? []).find(countsPieces);
  const [count, before] = [getLowerBound(pieces?.quantity?.amount), getLowerBound(pieces?.authored_quantity?.amount)];
  return count === undefined || before === undefined ? undefined : { count, written: before, of: 'pieces' };
};
