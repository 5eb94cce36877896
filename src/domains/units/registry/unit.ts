import type { Language } from '../language.ts';
import type { Rational } from '../numbers/rational.ts';
import type { Convention } from './convention.ts';

declare const brand: unique symbol;

/** The id of a unit in the registry. Documents may contain ids missing from it, which stay plain strings. */
export type UnitId = string & { readonly [brand]: 'unit' };

/**
 * What a unit measures. `count` is for countable things (a clove, a can) and `kitchen` for measures without an exact
 * size (a pinch, a knob). Both convert only to themselves.
 */
export type Dimension = 'mass' | 'volume' | 'length' | 'count' | 'temperature' | 'kitchen';

export interface UnitLabel {
  readonly one: string;
  readonly many: string;
  /** Used for singular and plural. */
  readonly short?: string;
}

export interface Unit {
  readonly id: UnitId;
  readonly dimension: Dimension;
  readonly convention: Convention;
  /** Size in grams, milliliters, millimeters or degrees Celsius. Absent if the unit has no exact size. */
  readonly factor?: Rational;
  /** Zero point of a temperature scale in degrees Celsius: base = amount × factor + offset. */
  readonly offset?: Rational;
  readonly labels: Readonly<Record<Language, UnitLabel>>;
  /** Other spellings, in addition to the labels. */
  readonly aliases: Readonly<Record<Language, readonly string[]>>;
}
