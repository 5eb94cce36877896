import type { Quantity } from '../../units/index.ts';

/** A line as it was authored. */
export interface AuthoredLine {
  readonly text: string;
  readonly quantity: Quantity;
  /** The size of each, which stays. */
  readonly package_size?: Quantity | undefined;
}
