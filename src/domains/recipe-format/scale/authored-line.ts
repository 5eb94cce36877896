import type { Quantity } from '../../units/index.ts';

/** An authored line. */
export interface AuthoredLine {
  readonly text: string;
  readonly quantity: Quantity;
  /** Size of each package, which is not scaled. */
  readonly package_size?: Quantity | undefined;
}
