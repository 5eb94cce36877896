/** An exact number. The test has its own implementation, so that it does not repeat a mistake of the service. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

export const exact = (over: bigint, under = 1n): Exact => {
  const common = divisor(over, under);
  return { over: over / common, under: under / common };
};

export const plus = (a: Exact, b: Exact): Exact => exact(a.over * b.under + b.over * a.under, a.under * b.under);

export const times = (a: Exact, b: Exact): Exact => exact(a.over * b.over, a.under * b.under);

const FRACTION = /^(?:(\d+)(?: (?=\d)|$))?(?:(\d+)\/(\d+))?$/;
const DECIMAL = /^(\d+)\.(\d+)$/;

/** Parses `3`, `2/3`, `1 2/3` and `2.5`; undefined for anything else. */
export const exactOf = (text: string): Exact | undefined => {
  const [isDecimal, units = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (isDecimal !== undefined) return exact(BigInt(units + decimals), 10n ** BigInt(decimals.length));
  const [isFraction = '', whole = '0', over = '0', under = '1'] = FRACTION.exec(text) ?? [];
  return isFraction === '' ? undefined : plus(exact(BigInt(whole)), exact(BigInt(over), BigInt(under)));
};

/** Formats as `3` or `5/3`. */
export const exactText = ({ over, under }: Exact): string => (under === 1n ? `${over}` : `${over}/${under}`);
