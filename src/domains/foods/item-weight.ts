import { getSingularizer, splitWords } from '../ingredients/index.ts';
import type { Language, Rational } from '../units/index.ts';
import { findAgreed, ITEM_TOLERANCE } from './agreement.ts';
import type { Food, HouseholdMeasure } from './food.ts';
import { findForms } from './forms.ts';

const SIZES = ['extra small', 'small', 'medium', 'large', 'extra large', 'jumbo'] as const;

type Size = (typeof SIZES)[number];

/** Whole folded words, because beginnings mislead: `grossièrement` says nothing about the size. */
const sizeWords: Readonly<Record<Language, Readonly<Record<'small' | 'medium' | 'large', string>>>> = {
  en: { small: 'small sm', medium: 'medium med md', large: 'large lg big' },
  de: {
    small: 'klein kleine kleiner kleines kleinen s',
    medium: 'mittel mittelgross mittelgrosse mittelgrosser mittelgrosses mittelgrossen mittlere mittlerer m',
    large: 'gross grosse grosser grosses grossen l',
  },
  fr: {
    small: 'petit petite petits petites',
    medium: 'moyen moyenne moyens moyennes',
    large: 'gros grosse grosses grand grande grands grandes',
  },
  es: {
    small: 'pequeno pequena pequenos pequenas',
    medium: 'mediano mediana medianos medianas',
    large: 'grande grandes',
  },
  it: {
    small: 'piccolo piccola piccoli piccole',
    medium: 'medio media medi medie',
    large: 'grande grandi grosso grossa',
  },
  nl: { small: 'klein kleine', medium: 'middelgroot middelgrote', large: 'groot grote' },
  sv: { small: 'liten litet sma', medium: 'mellanstor mellanstora medelstor medelstora', large: 'stor stort stora' },
  pt: { small: 'pequeno pequena pequenos pequenas', medium: 'medio media medios medias', large: 'grande grandes' },
};

const EXTRA = new Set(['extra', 'sehr', 'tres', 'muy', 'molto', 'muito']);

/** The size that a text states, such as `large`, or undefined if it states none or two. */
const findSize = (text: string, language: Language): Size | undefined => {
  const words = splitWords(text).map(({ key }) => key);
  const isExtra = words.some((word) => EXTRA.has(word));
  const found = (['small', 'medium', 'large'] as const).filter((size) => {
    const known = sizeWords[language][size].split(' ');
    return words.some((word) => known.includes(word));
  });
  const [size] = found;
  if (size === undefined || found.length > 1) return undefined;
  return isExtra && size !== 'medium' ? `extra ${size}` : size;
};

/** What the units of the registry are called in the table. */
const tableUnits: ReadonlyMap<string, readonly string[]> = new Map([
  ['count.clove', ['clove']],
  ['count.slice', ['slice']],
  ['count.rasher', ['slice']],
  ['count.stick', ['stick']],
  ['count.stalk', ['stalk']],
  ['count.rib', ['stalk']],
  ['count.head', ['head']],
  ['count.bulb', ['bulb']],
  ['count.bunch', ['bunch']],
  ['count.leaf', ['leaf']],
  ['count.sprig', ['sprig']],
  ['count.ear', ['ear']],
  ['count.floret', ['floweret']],
  ['count.sheet', ['sheet']],
  ['kitchen.dash', ['dash']],
]);

/**
 * The item meant by a plain number if the table has several or none by that name. Recipes are written for large eggs;
 * the smaller of two lemons is the usual one.
 */
const usualItems: ReadonlyMap<string, readonly [unit: string, qualifier?: string]> = new Map([
  ['01123', ['large']],
  ['01124', ['large']],
  ['01125', ['large']],
  ['01129', ['large']],
  ['09150', ['fruit']],
  ['11011', ['spear', 'medium']],
  ['11957', ['bulb']],
]);

/**
 * Heads of pak choi (840 g in the table) and flour tortillas come in sizes that differ by a factor of five. Large shrimp
 * weigh twice the 7 g of the table.
 */
const UNRELIABLE_ITEMS = new Set(['11116', '18364', '15149']);

/** Words that make an item or slice another size than the table's. */
const OTHER_SIZES = new Set(['baby', 'mini', 'miniature', 'thin', 'thick']);

const ITEM_WORDS = new Set(['fruit', 'head']);
const isSize = (text: string): text is Size => (SIZES as readonly string[]).includes(text);

/** Words after the unit that leave it one whole item of the food. */
const WHOLE_ITEM = /^(?:whole|raw|pitted|yields|dough|without (?:refuse|peel|seeds|skin and seeds?)|ns as to .*)?$/;

const singularize = getSingularizer('en');

interface Item {
  readonly size: Size | undefined;
  readonly grams: Rational;
}

/** Reads `large`, `pepper, large` and `fruit, without refuse` as items; other measures are parts of one, or many. */
const toItem = (measure: HouseholdMeasure, units: ReadonlySet<string>): Item | undefined => {
  const { unit, qualifier, grams } = measure;
  if (isSize(unit)) return units.has('') && WHOLE_ITEM.test(qualifier) ? { size: unit, grams } : undefined;
  if (!units.has(unit) && !(units.has('') && unit === 'piece' && qualifier === 'whole')) return undefined;
  const [first = '', ...rest] = qualifier.split(/,? /);
  const [size, others] = isSize(first) ? [first, rest.join(' ')] : [undefined, qualifier];
  return WHOLE_ITEM.test(others) ? { size, grams } : undefined;
};

/** Parts may be in the name of a food too: `Margarine, regular, stick`. */
const PART_WORDS = new Set([...tableUnits.values()].flat());

/** The words by which the table may count a food: `onion` and `fruit`, and sizes alone (the empty word). */
const getItemUnits = (food: Food): ReadonlySet<string> => {
  const words = splitWords(food.name).map(({ key }) => singularize(key));
  return new Set(['', ...ITEM_WORDS, ...words.filter((word) => !PART_WORDS.has(word))]);
};

const selectItem = (items: readonly Item[], size: Size | undefined, isClove: boolean): Rational | undefined => {
  const ofSize = (wanted: Size) => items.find((item) => item.size === wanted)?.grams;
  const unsized = findAgreed(
    items.filter((item) => item.size === undefined).map(({ grams }) => grams),
    ITEM_TOLERANCE,
  );
  if (size === undefined) return unsized ?? ofSize('medium');
  // Most recipes ask for large cloves of garlic and mean any. A small leaf of chard is not the usual leaf.
  const isUsual = size === 'medium' || isClove;
  return ofSize(size) ?? (isUsual ? unsized : undefined);
};

const findPartWeight = (food: Food, unit: string, size: Size | undefined): Rational | undefined => {
  const units = new Set(tableUnits.get(unit));
  return selectItem(
    food.measures.flatMap((measure) => toItem(measure, units) ?? []),
    size,
    unit === 'count.clove',
  );
};

/** Grams of one item or part of a food, such as an onion, a clove or a slice. */
export const findItemWeight = (
  food: Food,
  unit: string | undefined,
  { language, size, wording }: { readonly language: Language; readonly size: string; readonly wording: string },
): Rational | undefined => {
  if (UNRELIABLE_ITEMS.has(food.id) || splitWords(wording).some(({ key }) => OTHER_SIZES.has(key))) return undefined;
  const stated = findSize(size, language);
  const isUnknownSize = stated === undefined && size.trim() !== '';
  if (unit !== undefined && unit !== 'count.piece') return findPartWeight(food, unit, stated);
  // The number counts leaves in `10 basil leaves`.
  if (findForms(wording, language).includes('leaves')) return findPartWeight(food, 'count.leaf', stated);
  if (isUnknownSize) return undefined;
  if (food.form !== undefined) {
    return stated === undefined ? food.measures.find((measure) => measure.unit === food.form)?.grams : undefined;
  }
  const usual = usualItems.get(food.id);
  if (usual !== undefined && stated === undefined) {
    const [usualUnit, qualifier = ''] = usual;
    return food.measures.find((measure) => measure.unit === usualUnit && measure.qualifier === qualifier)?.grams;
  }
  const units = getItemUnits(food);
  return selectItem(
    food.measures.flatMap((measure) => toItem(measure, units) ?? []),
    stated,
    false,
  );
};
