import type { RecipeDocument, Yield } from '../document.ts';

const GLYPHS: Readonly<Record<string, string>> = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4' };

const written = (whole: string, fraction: string): string => {
  const [top = '0', bottom = '1'] = fraction.split('/');
  return `${Number(whole) * Number(bottom) + Number(top)}/${bottom}`;
};

/**
 * A number as people type it in the form that the service reads exactly: `1 1/2` and `1½` as 3/2, `1,5` as 1.5.
 * Undefined for what is none, and for nothing at all.
 */
export const parseTyped = (typed: string): string | undefined => {
  const text = typed
    .trim()
    .replace(/^[×x]\s*/i, '')
    .replace(',', '.');
  const glyph = GLYPHS[text.slice(-1)];
  if (glyph !== undefined) {
    const whole = text.slice(0, -1).trim();
    if (whole === '') return glyph;
    return /^\d{1,9}$/.test(whole) ? written(whole, glyph) : undefined;
  }
  const mixed = /^(\d{1,6})\s+(\d{1,6}\/[1-9]\d{0,5})$/.exec(text);
  if (mixed !== null) return written(mixed[1] ?? '0', mixed[2] ?? '0');
  const isNumber = /^\d{1,9}(?:\.\d{1,9})?$|^\d{1,9}\/[1-9]\d{0,8}$/.test(text);
  return isNumber && !/^[0./]+$/.test(text.split('/')[0] ?? '') ? text : undefined;
};

/** For comparing only: the service counts exactly. */
export const toNumber = (exact: string): number => {
  const [top, bottom = '1'] = exact.split('/');
  return Number(top) / Number(bottom);
};

/** The next whole number above or below, and never none. */
export const nextWhole = (exact: string, step: 1 | -1): string => {
  const value = toNumber(exact);
  return String(Math.max(1, step === 1 ? Math.floor(value) + 1 : Math.ceil(value) - 1));
};

export interface Servings {
  /** Exactly: `9/2`. */
  readonly count: string;
  /** As the recipe has it. */
  readonly written: string;
  /** People, or pieces of what it makes. */
  readonly of: 'servings' | 'pieces';
}

type Quantity = NonNullable<Yield['quantity']>;

const leastOf = (amount: Quantity['amount']): string | undefined => amount?.value ?? amount?.min ?? amount?.max;

const PEOPLE: ReadonlySet<string | undefined> = new Set(['count.serving', 'count.person']);

const servingsIn = (quantity: Yield['quantity']): string | undefined =>
  leastOf([quantity, ...(quantity?.options ?? [])].find((one) => PEOPLE.has(one?.unit))?.amount);

const piecesIn = ({ authored_quantity: authored }: Yield): boolean =>
  authored?.kind === 'simple' &&
  (authored.unit === undefined || authored.unit === 'count.piece') &&
  toNumber(leastOf(authored.amount) ?? '0') > 1;

/**
 * For how many a scaled reading is, by the same rule by which the service scales to servings: the first yield that tells
 * people or servings, then the first that counts more than one piece. Undefined where it can only be scaled by a factor.
 */
export const servingsOf = ({ yields }: RecipeDocument): Servings | undefined => {
  for (const { quantity, authored_quantity } of yields ?? []) {
    const [count, before] = [servingsIn(quantity), servingsIn(authored_quantity)];
    if (count !== undefined && before !== undefined) return { count, written: before, of: 'servings' };
  }
  const pieces = (yields ?? []).find(piecesIn);
  const [count, before] = [leastOf(pieces?.quantity?.amount), leastOf(pieces?.authored_quantity?.amount)];
  return count === undefined || before === undefined ? undefined : { count, written: before, of: 'pieces' };
};
