/** Median and 99th percentile. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

/** Nearest-rank percentile: of 100 values, p99 is the 99th smallest. */
export const quantile = (values: readonly number[], fraction: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * fraction) - 1)] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const computeSpread = (values: readonly number[]): Spread => ({
  p50: median(values),
  p99: quantile(values, 0.99),
});
