import type { Quantity } from '../../../units/index.ts';

/** An authored line and the quantity parsed from it. */
export interface AuthoredLine {
  readonly text: string;
  readonly quantity: Quantity;
  /** Size of each package, which does not scale. */
  readonly package_size?: Quantity | undefined;
}
