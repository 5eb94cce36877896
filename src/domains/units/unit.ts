import type { Convention } from './convention.ts';
import type { Language } from './language.ts';
import type { Rational } from './rational.ts';

declare const kind: unique symbol;

/** The id of a unit that the registry has. Documents may carry ids that it does not have: those stay plain text. */
export type UnitId = string & { readonly [kind]: 'unit' };

/**
 * What a unit measures. `count` is things that are counted (a clove, a can), `kitchen` is measures without an exact
 * size (a pinch, a knob): both convert to nothing but themselves.
 */
export type Dimension = 'mass' | 'volume' | 'length' | 'count' | 'temperature' | 'kitchen';

export interface UnitLabel {
  readonly one: string;
  readonly many: string;
  /** The same for one and for many. */
  readonly short?: string;
}

export interface Unit {
  readonly id: UnitId;
  readonly dimension: Dimension;
  readonly convention: Convention;
  /** How many grams, millilitres, millimetres or degrees Celsius one of it is. Absent where it has no exact size. */
  readonly factor?: Rational;
  /** What its zero is in degrees Celsius, for temperatures: base = amount × factor + offset. */
  readonly offset?: Rational;
  readonly labels: Readonly<Record<Language, UnitLabel>>;
  /** Other spellings, beside the labels. */
  readonly aliases: Readonly<Record<Language, readonly string[]>>;
}
