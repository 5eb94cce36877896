import { collapseWhitespace } from '../../../platform/text/collapse-whitespace.ts';
import { findUnit, toLanguage, parseQuantity, mergeByDimension } from '../../units/index.ts';
import type { Dimension, Language, SimpleQuantity, Unit } from '../../units/index.ts';
import type { Source } from '../lists/list.schemas.ts';
import { getQuantityTerms, getQuantityAndEquivalents } from './exact-quantity.ts';
import { readUnitOrWords, formatAmountWithUnit } from './unit-or-words.ts';
import type { UnitOrWords } from './unit-or-words.ts';

/** One way to state how much a source needs, as a list of parts. */
export type QuantityTerms = readonly SimpleQuantity[];

/** What a part is measured in: in a unit, in words, or in packages of a certain size. */
interface Heap {
  readonly measure: UnitOrWords;
  readonly package: string;
}

const folded = (text: string): string => collapseWhitespace(text.normalize('NFC')).toLowerCase();

const hasSize = ({ id }: { readonly id: string }): boolean => findUnit(id)?.factor !== undefined;

/**
 * The needs of sources as quantities that can be added up. A measure that is not in the registry gets its own name,
 * which adds up like a unit but does not convert to anything else.
 */
export class SourceQuantities {
  /** The ways of each source, starting with the one its recipe states. */
  readonly sources: (readonly QuantityTerms[])[] = [];
  /** Texts that are not quantities, keyed by their folded form. */
  readonly texts = new Map<string, string>();
  readonly #heaps = new Map<string, Heap>();

  add(source: Source): void {
    const language = toLanguage(source.language) ?? 'en';
    const quantity = source.exact ?? parseQuantity(source.quantity, { language });
    if (quantity === undefined) {
      this.#addText(source.quantity);
      return;
    }
    const size = source.package?.trim() ?? '';
    const [stated = [], ...others] = getQuantityAndEquivalents(quantity).map(getQuantityTerms);
    const main = stated.flatMap((part) => this.#partOf(part, size, language));
    const options = others
      .filter((parts) => parts.every(({ amount }) => amount !== undefined))
      .map((parts) => parts.flatMap((part) => this.#partOf(part, size, language)));
    if (main.length > 0) this.sources.push([main, ...options]);
  }

  /** What a part is measured in, and the package size of counted items. */
  getHeap({ unit }: SimpleQuantity): Heap {
    if (unit === undefined) return { measure: { kind: 'count' }, package: '' };
    return this.#heaps.get(unit) ?? { measure: { kind: 'unit', id: unit }, package: '' };
  }

  /** Formats an amount for display. */
  print(part: SimpleQuantity, language: Language): string {
    const { measure, package: size } = this.getHeap(part);
    const text = formatAmountWithUnit(part.amount, measure, language);
    return size === '' ? text : `${text} (${size})`;
  }

  #partOf(part: SimpleQuantity, size: string, language: Language): readonly SimpleQuantity[] {
    const { amount, unit, text = '' } = part;
    if (amount === undefined && unit === undefined) {
      this.#addText(text);
      return [];
    }
    const name = this.#nameOf(readUnitOrWords(part, language), size);
    return [{ kind: 'simple', ...(amount !== undefined && { amount }), ...(name !== undefined && { unit: name }) }];
  }

  /** The package size matters for counted items, but not for weighed ones. */
  #nameOf(measure: UnitOrWords, size: string): string | undefined {
    const isPacked = size !== '' && !(measure.kind === 'unit' && hasSize(measure));
    if (!isPacked && measure.kind === 'unit') return measure.id;
    if (!isPacked && measure.kind === 'count') return undefined;
    const heap: Heap = { measure, package: isPacked ? size : '' };
    const name = folded(JSON.stringify(heap));
    const known = this.#heaps.get(name);
    // Of two spellings, always show the same one.
    if (known === undefined || JSON.stringify(heap) < JSON.stringify(known)) this.#heaps.set(name, heap);
    return name;
  }

  #addText(text: string): void {
    const [key, shown] = [folded(text), collapseWhitespace(text)];
    const known = this.texts.get(key);
    if (key !== '' && (known === undefined || shown < known)) this.texts.set(key, shown);
  }
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const unitOf = ({ unit }: SimpleQuantity): Unit | undefined => (unit === undefined ? undefined : findUnit(unit));

/** Adds up the terms of each dimension exactly, in one of their units. */
export const addTermsByDimension = (terms: QuantityTerms): QuantityTerms =>
  getQuantityTerms(mergeByDimension({ kind: 'sum', terms: [...terms] })).filter(({ amount, unit }) => amount ?? unit);

/** Fractions with a larger denominator are not readable. */
const MAX_DENOMINATOR = 1000;

const isLegible = ({ amount = {} }: SimpleQuantity): boolean =>
  [amount.value, amount.min, amount.max].every((number) => Number(number?.split('/')[1] ?? 1) <= MAX_DENOMINATOR);

const conventionOf = (term: SimpleQuantity): string => `${unitOf(term)?.dimension} ${unitOf(term)?.convention}`;

/** `100 g + 1 ounce` is clearer than 128 g and some millionths, and just as exact. */
const byConvention = (terms: QuantityTerms): QuantityTerms =>
  [...Map.groupBy(terms, conventionOf).values()].flatMap(addTermsByDimension);

/** Sorted, because a sum too long for one number is split in the order of its terms. */
const sortTerms = (ways: readonly QuantityTerms[]): QuantityTerms =>
  ways
    .flat()
    .map((term) => [JSON.stringify(term), term] as const)
    .toSorted(([a], [b]) => inOrder(a, b))
    .map(([, term]) => term);

export const sortByUnit = (terms: QuantityTerms): QuantityTerms =>
  terms.toSorted((a, b) => inOrder(a.unit ?? '', b.unit ?? ''));

/** Adds up sorted terms, so that a total is the same whatever the order of the sources. */
type AddUp = (terms: QuantityTerms, quantities: SourceQuantities) => QuantityTerms;

/** Adds up all terms exactly. */
const addLegibly: AddUp = (terms) => {
  const total = addTermsByDimension(terms);
  const illegible = new Set(total.filter((part) => !isLegible(part)).map((part) => unitOf(part)?.dimension));
  illegible.delete(undefined);
  if (illegible.size === 0) return total;
  const isApart = (part: SimpleQuantity): boolean => illegible.has(unitOf(part)?.dimension);
  return sortByUnit([...total.filter((part) => !isApart(part)), ...byConvention(terms.filter(isApart))]);
};

const measures: readonly Dimension[] = ['mass', 'volume'];

const isOf = (way: QuantityTerms, dimension: Dimension): boolean =>
  way.length > 0 &&
  way.every(({ amount, unit }) => amount !== undefined && findUnit(unit ?? '')?.dimension === dimension);

/** Finds a dimension that all sources have in common: `1 cup (120 g)` and `200 g` both have grams. */
const inCommon = (sources: readonly (readonly QuantityTerms[])[]): readonly QuantityTerms[] | undefined => {
  for (const dimension of measures) {
    const ways = sources.map((all) => all.find((way) => isOf(way, dimension))).filter((way) => way !== undefined);
    if (ways.length === sources.length) return ways;
  }
  return undefined;
};

/** The totals for each way that all sources have. */
const totalsOf = (quantities: SourceQuantities, addUp: AddUp): readonly QuantityTerms[] => {
  const { sources } = quantities;
  const count = Math.min(...sources.map((ways) => ways.length));
  const totals = Array.from({ length: count }, (_, way) =>
    addUp(sortTerms(sources.flatMap((ways) => ways.slice(way, way + 1))), quantities),
  );
  const [first = []] = totals;
  const common = first.length > 1 ? inCommon(sources) : undefined;
  return common === undefined ? totals : [addUp(sortTerms(common), quantities)];
};

const readSources = (sources: readonly Source[]): SourceQuantities => {
  const quantities = new SourceQuantities();
  for (const source of sources) quantities.add(source);
  return quantities;
};

/** What the sources of an item need in total. */
interface SourceTotal {
  readonly quantities: SourceQuantities;
  /** Equivalent ways to state the total, each a list of parts that do not convert to each other. */
  readonly ways: readonly QuantityTerms[];
  /** Texts that are not quantities: `to taste`. */
  readonly texts: readonly string[];
  /** The language to format it in, which is that of the first source. */
  readonly language: Language;
}

/** Adds up what the sources need, exactly by default. Their order only determines the language. */
export const totalSources = (sources: readonly Source[], addUp: AddUp = addLegibly): SourceTotal => {
  const quantities = readSources(sources);
  const texts = [...quantities.texts].toSorted(([a], [b]) => inOrder(a, b)).map(([, text]) => text);
  const totals = quantities.sources.length === 0 ? [] : totalsOf(quantities, addUp);
  return {
    quantities,
    // With texts, show only one way: a second one would seem to be equivalent to the texts too.
    ways: texts.length > 0 ? totals.slice(0, 1) : totals,
    texts,
    language: toLanguage(sources.find((source) => source.language !== undefined)?.language) ?? 'en',
  };
};
