import { computeWeight, findLineFood } from '../../src/domains/foods/index.ts';
import type { Food, FoodWeight } from '../../src/domains/foods/index.ts';
import { parseLine } from '../../src/domains/ingredients/index.ts';
import type { ParsedIngredientLine } from '../../src/domains/ingredients/index.ts';
import {
  convertQuantity,
  findUnit,
  formatQuantity,
  parseRational,
  resolveUnit,
  toNumber,
} from '../../src/domains/units/index.ts';
import type { Amount, Convention, Unit } from '../../src/domains/units/index.ts';

const kinds = ['volume', 'items', 'parts', 'packages'] as const;

/** What a line measures: volume (`2 cups`), items (`2 onions`), parts (`2 cloves`) or packages (`2 cans`). */
type Kind = (typeof kinds)[number];

const PACKAGES = new Set(
  'can jar package sachet bag box carton tub tube bottle punnet tray'.split(' ').map((word) => `count.${word}`),
);

/** A line that states no weight itself, with the weight that is computed for it. */
export interface MeasuredLine {
  readonly line: ParsedIngredientLine;
  readonly kind: Kind;
  /** The amount as the line is understood: `2 US cups`. */
  readonly measure: string;
  readonly milliliters: number;
  readonly food: Food | undefined;
  readonly weight: FoodWeight | undefined;
}

/** The middle of a range. */
export const toMiddle = ({ value, min, max }: Amount): number => {
  const numbers = [value, min, max].flatMap((text) => (text === undefined ? [] : (parseRational(text) ?? [])));
  return numbers.reduce((sum, number) => sum + toNumber(number), 0) / Math.max(1, numbers.length);
};

const getKind = (unit: Unit | undefined): Kind | undefined => {
  if (unit === undefined) return 'items';
  if (unit.dimension === 'volume') return 'volume';
  if (unit.dimension !== 'count') return undefined;
  return PACKAGES.has(unit.id) ? 'packages' : unit.id === 'count.piece' ? 'items' : 'parts';
};

/** Undefined for lines without an amount, with a stated weight, with several amounts, or without a food. */
export const measureLine = (text: string, convention: Convention): MeasuredLine | undefined => {
  const line = parseLine(text, 'en');
  const [first] = line.quantities;
  if (first === undefined || line.semantic_id === undefined || line.quantity?.kind !== 'simple') return undefined;
  const resolved =
    first.unit_text === undefined ? undefined : resolveUnit(first.unit_text, { language: 'en', convention });
  const unit =
    first.unit === undefined ? (resolved?.kind === 'unit' ? resolved.unit : undefined) : findUnit(first.unit);
  if (first.unit_text !== undefined && unit === undefined) return undefined;
  const isWeighed = line.quantities.some(({ unit: id }) => id !== undefined && findUnit(id)?.dimension === 'mass');
  const kind = isWeighed ? undefined : getKind(unit);
  const { value, min, max } = first.amount;
  if (kind === undefined || (value ?? min ?? max) === undefined) return undefined;
  const food = findLineFood(line, 'en');
  const wording = [line.name, line.preparation].join(', ');
  const weight =
    food === undefined ? undefined : computeWeight(food, first.amount, unit?.id, { size: line.size, wording });
  const quantity = { kind: 'simple' as const, amount: first.amount, ...(unit === undefined ? {} : { unit: unit.id }) };
  const volume = kind === 'volume' ? convertQuantity(quantity, 'metric.millilitre') : undefined;
  const milliliters = volume?.kind === 'converted' ? toMiddle(volume.quantity.amount ?? {}) : 0;
  const size = line.size === undefined ? '' : ` ${line.size}`;
  return { line, kind, measure: formatQuantity(quantity, { language: 'en' }) + size, milliliters, food, weight };
};

export interface Coverage {
  readonly lines: number;
  /** Percent of the lines with a known food. */
  readonly food: number;
  /** Percent of the lines with a weight. */
  readonly weight: number;
}

const toPercent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

const getCoverage = (lines: readonly MeasuredLine[]): Coverage => ({
  lines: lines.length,
  food: toPercent(lines.filter(({ food }) => food !== undefined).length, lines.length),
  weight: toPercent(lines.filter(({ weight }) => weight !== undefined).length, lines.length),
});

export const getFigures = (lines: readonly MeasuredLine[]) => {
  const sum = (some: readonly MeasuredLine[]) => some.reduce((total, { milliliters }) => total + milliliters, 0);
  return {
    all: getCoverage(lines),
    ...(Object.fromEntries(
      kinds.map((kind) => [kind, getCoverage(lines.filter((line) => line.kind === kind))]),
    ) as Record<Kind, Coverage>),
    /** Percent of the volume that all lines with a volume add up to. */
    volume_weighed: toPercent(sum(lines.filter(({ weight }) => weight !== undefined)), sum(lines)),
  };
};

/** Repeatable random numbers (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A random line of each of `count` random foods, by semantic id. The same seed gives the same lines. */
export const drawSample = (lines: readonly MeasuredLine[], count: number, seed: number): MeasuredLine[] => {
  const random = createRandom(seed);
  const byFood = Map.groupBy(
    lines.filter(({ weight }) => weight !== undefined),
    ({ line }) => line.semantic_id ?? '',
  );
  return [...byFood.values()]
    .map((some) => ({ order: random(), one: some[Math.floor(random() * some.length)] }))
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ one }) => one ?? [])
    .slice(0, count);
};
