/** How long most took, and how long nearly all did. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const spreadOf = (values: readonly number[]): Spread => ({ p50: median(values), p99: quantile(values, 0.99) });
