import { findUnit, languageOf, parseQuantity, totalInOneUnit } from '../../units/index.ts';
import type { Dimension, Language, SimpleQuantity, Unit } from '../../units/index.ts';
import type { Source } from '../list.schemas.ts';
import { partsOf, waysOf } from './exact-quantity.ts';
import { measureOf, printMeasure } from './measure.ts';
import type { Measure } from './measure.ts';

/** One way to say how much a source needs: its parts. */
type Way = readonly SimpleQuantity[];

/** In what something is told that no unit of the registry stands for: in words, or in packages of a size. */
interface Heap {
  readonly measure: Measure;
  readonly package: string;
}

const folded = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

const hasSize = ({ id }: { readonly id: string }): boolean => findUnit(id)?.factor !== undefined;

/**
 * What sources need, as quantities that can be added up. A measure that is no unit of the registry is given a name of
 * its own, which adds up like a unit and converts to nothing else.
 */
class Needs {
  /** Each source in all its ways, the one that its recipe states first. */
  readonly sources: (readonly Way[])[] = [];
  /** What is no quantity, by how it is compared. */
  readonly texts = new Map<string, string>();
  readonly #heaps = new Map<string, Heap>();

  add(source: Source): void {
    const language = languageOf(source.language) ?? 'en';
    const quantity = source.exact ?? parseQuantity(source.quantity, { language });
    if (quantity === undefined) {
      this.#addText(source.quantity);
      return;
    }
    const size = source.package?.trim() ?? '';
    const [stated = [], ...others] = waysOf(quantity).map(partsOf);
    const main = stated.flatMap((part) => this.#partOf(part, size, language));
    const options = others
      .filter((parts) => parts.every(({ amount }) => amount !== undefined))
      .map((parts) => parts.flatMap((part) => this.#partOf(part, size, language)));
    if (main.length > 0) this.sources.push([main, ...options]);
  }

  /** So much, as it is read out. */
  print({ amount, unit }: SimpleQuantity, language: Language): string {
    const heap = unit === undefined ? undefined : this.#heaps.get(unit);
    const measure: Measure = heap?.measure ?? (unit === undefined ? { kind: 'count' } : { kind: 'unit', id: unit });
    const text = printMeasure(amount, measure, language);
    return heap === undefined || heap.package === '' ? text : `${text} (${heap.package})`;
  }

  #partOf(part: SimpleQuantity, size: string, language: Language): readonly SimpleQuantity[] {
    const { amount, unit, text = '' } = part;
    if (amount === undefined && unit === undefined) {
      this.#addText(text);
      return [];
    }
    const name = this.#nameOf(measureOf(part, language), size);
    return [{ kind: 'simple', ...(amount !== undefined && { amount }), ...(name !== undefined && { unit: name }) }];
  }

  /** The size of a package makes a difference for what is counted, and none for what is weighed. */
  #nameOf(measure: Measure, size: string): string | undefined {
    const isPacked = size !== '' && !(measure.kind === 'unit' && hasSize(measure));
    if (!isPacked && measure.kind === 'unit') return measure.id;
    if (!isPacked && measure.kind === 'count') return undefined;
    const heap: Heap = { measure, package: isPacked ? size : '' };
    const name = folded(JSON.stringify(heap));
    const known = this.#heaps.get(name);
    // Of two spellings always the same one is shown.
    if (known === undefined || JSON.stringify(heap) < JSON.stringify(known)) this.#heaps.set(name, heap);
    return name;
  }

  #addText(text: string): void {
    const [key, shown] = [folded(text), text.replaceAll(/\s+/g, ' ').trim()];
    const known = this.texts.get(key);
    if (key !== '' && (known === undefined || shown < known)) this.texts.set(key, shown);
  }
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const unitOf = ({ unit }: SimpleQuantity): Unit | undefined => (unit === undefined ? undefined : findUnit(unit));

const added = (terms: Way): Way =>
  partsOf(totalInOneUnit({ kind: 'sum', terms: [...terms] })).filter(({ amount, unit }) => amount ?? unit);

/** Smaller parts nobody reads. */
const FINEST = 1000;

const isLegible = ({ amount = {} }: SimpleQuantity): boolean =>
  [amount.value, amount.min, amount.max].every((number) => Number(number?.split('/')[1] ?? 1) <= FINEST);

const conventionOf = (term: SimpleQuantity): string => `${unitOf(term)?.dimension} ${unitOf(term)?.convention}`;

/** `100 g + 1 ounce` says more than 128 and so many millionths of a gram, and is no less exact. */
const byConvention = (terms: Way): Way => [...Map.groupBy(terms, conventionOf).values()].flatMap(added);

/** All of them added up. In an order of their own first: what is too long to be one number is divided in that order. */
const totalOf = (ways: readonly Way[]): Way => {
  const terms = ways
    .flat()
    .map((term) => [JSON.stringify(term), term] as const)
    .toSorted(([a], [b]) => inOrder(a, b))
    .map(([, term]) => term);
  const total = added(terms);
  const illegible = new Set(total.filter((part) => !isLegible(part)).map((part) => unitOf(part)?.dimension));
  illegible.delete(undefined);
  if (illegible.size === 0) return total;
  const isApart = (part: SimpleQuantity): boolean => illegible.has(unitOf(part)?.dimension);
  return [...total.filter((part) => !isApart(part)), ...byConvention(terms.filter(isApart))].toSorted((a, b) =>
    inOrder(a.unit ?? '', b.unit ?? ''),
  );
};

const measures: readonly Dimension[] = ['mass', 'volume'];

const isOf = (way: Way, dimension: Dimension): boolean =>
  way.length > 0 &&
  way.every(({ amount, unit }) => amount !== undefined && findUnit(unit ?? '')?.dimension === dimension);

/** Where `1 cup (120 g)` meets `200 g`, both say grams: each source in the way that all of them have, if there is one. */
const inCommon = (sources: readonly (readonly Way[])[]): readonly Way[] | undefined => {
  for (const dimension of measures) {
    const ways = sources.map((all) => all.find((way) => isOf(way, dimension))).filter((way) => way !== undefined);
    if (ways.length === sources.length) return ways;
  }
  return undefined;
};

/** The totals in each way that all sources have. */
const totalsOf = (sources: readonly (readonly Way[])[]): readonly Way[] => {
  const count = Math.min(...sources.map((ways) => ways.length));
  const totals = Array.from({ length: count }, (_, way) =>
    totalOf(sources.flatMap((ways) => ways.slice(way, way + 1))),
  );
  const [first = []] = totals;
  const common = first.length > 1 ? inCommon(sources) : undefined;
  return common === undefined ? totals : [totalOf(common)];
};

/**
 * What all sources need together, added up exactly: in one unit where theirs convert, side by side where they do not,
 * packages of different sizes apart, and words once each. In the language of the first source; else its order makes no
 * difference. Empty where nobody says how much.
 */
export const neededOf = (sources: readonly Source[]): string => {
  const needs = new Needs();
  for (const source of sources) needs.add(source);
  const language = languageOf(sources.find((source) => source.language !== undefined)?.language) ?? 'en';
  const texts = [...needs.texts].toSorted(([a], [b]) => inOrder(a, b)).map(([, text]) => text);
  const totals = needs.sources.length === 0 ? [] : totalsOf(needs.sources);
  // Another way to say the amounts would seem to be one to say the words, too.
  const ways = texts.length > 0 ? totals.slice(0, 1) : totals;
  const quantity = ways.map((way) => way.map((part) => needs.print(part, language)).join(' + ')).join(' / ');
  return [quantity, ...texts].filter((text) => text !== '').join(' + ');
};
