import type { Dimension } from '../../units/index.ts';
import type { UnitSpan } from './find-unit-span.ts';

const MEASURES: ReadonlySet<Dimension> = new Set(['mass', 'volume']);
const CONTAINERS: ReadonlySet<string> = new Set(
  'can jar package sachet bag bottle box carton punnet tray tub tube'.split(' ').map((name) => `count.${name}`),
);

const isIn = (unit: UnitSpan | undefined, dimensions: ReadonlySet<Dimension>): boolean =>
  unit?.candidates.some(({ dimension }) => dimensions.has(dimension)) === true;
export const isMeasure = (unit: UnitSpan | undefined): boolean => isIn(unit, MEASURES);
export const isLength = (unit: UnitSpan | undefined): boolean =>
  unit?.candidates.every(({ dimension }) => dimension === 'length') === true;
export const isContainer = (unit: UnitSpan | undefined): boolean =>
  unit?.candidates.some(({ id }) => CONTAINERS.has(id)) === true;
export const isSpoon = (unit: UnitSpan | undefined): boolean =>
  unit?.candidates.some(({ id }) => id.endsWith('spoon')) === true;

/** A counted thing after its size: `can`, `pieces`. A pot roast is not a pot. */
export const isCountWord = (unit: UnitSpan, text: string): boolean =>
  unit.candidates.some(({ dimension }) => dimension === 'count') && !/^pot$/iu.test(text.slice(unit.start, unit.end));
