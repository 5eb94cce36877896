import type { RecipeDocument, Yield } from '../document.ts';

const GLYPHS: Readonly<Record<string, string>> = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4' };

const addFraction = (whole: string, fraction: string): string => {
  const [top = '0', bottom = '1'] = fraction.split('/');
  return `${Number(whole) * Number(bottom) + Number(top)}/${bottom}`;
};

/**
 * Parses a typed number to the exact form the service accepts: `1 1/2` and `1½` to 3/2, `1,5` to 1.5. Undefined if it
 * is not a number above zero.
 */
export const parseNumber = (typed: string): string | undefined => {
  const text = typed
    .trim()
    .replace(/^[×x]\s*/i, '')
    .replace(',', '.');
  const glyph = GLYPHS[text.slice(-1)];
  if (glyph !== undefined) {
    const whole = text.slice(0, -1).trim();
    if (whole === '') return glyph;
    return /^\d{1,9}$/.test(whole) ? addFraction(whole, glyph) : undefined;
  }
  const mixed = /^(\d{1,6})\s+(\d{1,6}\/[1-9]\d{0,5})$/.exec(text);
  if (mixed !== null) return addFraction(mixed[1] ?? '0', mixed[2] ?? '0');
  const isNumber = /^\d{1,9}(?:\.\d{1,9})?$|^\d{1,9}\/[1-9]\d{0,8}$/.test(text);
  return isNumber && !/^[0./]+$/.test(text.split('/')[0] ?? '') ? text : undefined;
};

/** For comparisons only: the service calculates exactly. */
export const toNumber = (exact: string): number => {
  const [top, bottom = '1'] = exact.split('/');
  return Number(top) / Number(bottom);
};

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
